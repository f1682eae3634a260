# The folders below docs/ in which this language has its pages.

docs-techniques = techniques
docs-algorithms = algorithms
docs-exercises = exercises
