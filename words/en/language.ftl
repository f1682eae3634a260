# What the language says of itself: its own name, and where its lines begin (ltr or rtl).

language-name = English
language-direction = ltr
