# What is told of mistakes without being asked.

checks = Mistakes
check-repeated = Mark repeated digits
check-wrong = Mark digits that are not the solution’s
check-lacking = Mark cells whose marks lack the solution
check-strict = Refuse digits that are not the solution’s
checks-note = What is off says nothing. All but the first need givens with exactly one solution.
