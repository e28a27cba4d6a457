"""Members, bases, friends, virtual functions and bit-fields: [class]."""
