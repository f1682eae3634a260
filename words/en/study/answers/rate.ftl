# Ratings.

## Work.

rated-so-far = Rating… ER is at least { $er } so far
rated = Difficulty { $n } of 6.
rated-grade = { $grade }. { $meaning }
not-rated = Not rated: it has { $why }, and a rating needs exactly one.
scale-half-steps = 0 to 6
scale-hodoku = HoDoKu
scale-explainer = Sudoku Explainer
scale-dependency = Dependency
scale-refutation = Refutation sum
means-nine = For 9×9 boards only.
means-nothing = There is nothing to solve.
means-half-steps = The hardest technique on its path: { $technique }, used { $n }×.
means-backtracking = It takes more than the seven techniques of this scale.
means-easy = Singles are enough.
means-medium = Nothing harder than intersections, pairs and triples.
means-hard = Nothing harder than quads, basic fish, wings, colours and unique rectangles.
means-unfair = Nothing harder than fish with fins, chains and almost locked sets.
means-extreme = Harder than “unfair”, or with more steps than that level allows.
means-hodoku-unknown = HoDoKu’s usual techniques do not solve it; forcing chains are not tried here.
explainer-beyond = { $er } or more
means-explainer-singles = Every step is a single, or leads straight to one.
means-explainer-patterns = It takes a pattern such as an intersection, a subset, a fish, a wing or a unique rectangle.
means-explainer-chains = It takes a chain.
means-explainer-beyond = It takes more than one chain at a time.
means-explainer-nested = It takes chains within chains.
means-dependency = The average number of digits that singles can place at each step: the more, the easier.
infinite = infinite
means-infinite = At some point singles cannot even refute the wrong digits.
means-no-refutation = Singles are enough: nothing has to be tried.
means-refutation = The number of steps needed to refute the digits that have to be tried: the fewer, the easier.
method-half-steps = 
    The hardest technique on one path that always takes the simplest step: naked singles 0, hidden singles 0.5, intersections (a box confines a digit to a line) 1, naked pairs 2, naked triples 3, hidden pairs 4, hidden triples 5. From intersections upwards, half a step more if the technique is needed more than once. Puzzles that these do not solve are 6.
    A thesis on solving, counting, generating and rating Sudoku.
    Anything beyond hidden triples: every puzzle from a single X-wing upwards is 6. The path is one of several, so two equivalent puzzles can differ by half a step.
method-hodoku = 
    At every step, the first technique in HoDoKu’s order that applies. Each step adds the points of its technique, and the hardest technique sets the level. More than 800 points is no longer easy, more than 1000 no longer medium, 1600 no longer hard, 1800 no longer unfair.
    B. Hobiger’s HoDoKu, rebuilt from its manual and compared with its own ratings.
    How hard a puzzle is if it needs forcing chains. Where a technique has several steps, HoDoKu may choose another one, so scores can differ slightly from its own.
method-explainer = 
    At every step, the first hint that Sudoku Explainer would give. ER is the rating of the hardest step, usually quoted as the puzzle’s rating; EP that of the hardest step up to the first digit placed; ED that of the first step.
    N. Juillerat’s Sudoku Explainer 1.2.1, rebuilt from descriptions and compared with its paths.
    How many hard steps there are: one counts as much as ten. From 8.0 upwards an equivalent puzzle can differ by a tenth.
method-dependency = 
    Thirty simulated people know only singles and choose any of them. Before each of the first 25 steps, the digits that singles can place are counted, 0 if there is none; this is the mean.
    R. Pelánek: Difficulty Rating of Sudoku Puzzles by a Computational Model, FLAIRS 2011. In two collections, its correlation with people’s solving times was 0.67 and 0.69.
    Whether other techniques help. The thirty people are random, though always the same ones: others would give a slightly different number.
method-refutation = 
    When the thirty people find no single, they choose the cell whose wrong digits are refuted in the fewest steps, by placing singles until something is impossible. These steps are added up over the puzzle; this is the mean.
    R. Pelánek: Difficulty Rating of Sudoku Puzzles by a Computational Model, FLAIRS 2011. In two collections, its correlation with people’s solving times was 0.68 and 0.83.
    How hard the puzzle is for those who know more than singles. It is infinite as soon as one of the thirty finds no cell that singles can settle.
