# What is told of mistakes without being asked.

checks = Mistakes
check-repeated = Mark repeated digits
check-wrong = Mark digits that differ from the solution
check-lacking = Mark cells whose marks lack the solution
check-strict = Refuse digits that differ from the solution
checks-note = Checks that are off stay silent. All but the first need a unique solution.
