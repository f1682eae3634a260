# What is told of mistakes without being asked.

said-not-allowed = { $digit } is wrong in { $cell }, and wrong digits are refused (Settings).
name-wrong = { $name }, wrong
name-lacking = { $name }, marks lack the solution
