# Why the steps of Propagate are right. What is said of other techniques is in `study/`.

explain-full-house = In { $house } only the digit { $digit } is missing: it goes into { $cell }.
explain-naked-single = { $cell } can only be { $digit }: no other candidate is left there.
explain-hidden-single = In { $house } the digit { $digit } has only one place: { $cell }.
explain-naked-pair = { $cells } hold only { $digits }. Two cells, two digits: no other cell of { $house } can have them: { $outcome }.
explain-naked-triple = { $cells } hold only { $digits }. Three cells, three digits: no other cell of { $house } can have them: { $outcome }.
explain-hidden-pair = In { $house } the digits { $digits } fit only in { $cells }. Two digits, two cells: nothing else fits there: { $outcome }.
explain-hidden-triple = In { $house } the digits { $digits } fit only in { $cells }. Three digits, three cells: nothing else fits there: { $outcome }.
explain-naked-quad = { $cells } hold only { $digits }. Four cells, four digits: no other cell of { $house } can have them: { $outcome }.
explain-hidden-quad = In { $house } the digits { $digits } fit only in { $cells }. Four digits, four cells: nothing else fits there: { $outcome }.
