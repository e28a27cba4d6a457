// expect: 951 warning 5

// A class is no result of main.
struct S {};
S main() { return {}; }
