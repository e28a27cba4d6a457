// expect: 938 warning 3
// A function without a type: `main` has `int` as of old, others are errors.
main() { return 0; }
