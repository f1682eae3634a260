# Ratings.

## Work.

unrated-several = Diagnose shows where the solutions differ, and which extra given leaves only one.
unrated-undecided = Count takes as long as it needs to find out.
scale = Scale
value = Value
method = How it is rated
method-counts = What counts
method-source = Where it comes from
method-limits = What it does not tell you
histogram = Techniques on the solution path
uses = Times used
hardest = hardest
