// expect: 2361 error 38
// expect: 146 error 38
// expect: 2361 warning 39
// expect: 146 error 39
// expect: 2361 warning 40
// expect: 146 error 40
// expect: 2361 warning 40
// expect: 146 error 40
// expect: 2361 warning 40
// expect: 2361 warning 40
// expect: 146 error 40
// expect: 2361 warning 41
// expect: 144 error 41
// expect: 2361 warning 42
// expect: 144 error 42
// expect: 2361 warning 42
// expect-device: 2361 error 38
// expect-device: 146 error 38
// expect-device: 2361 warning 39
// expect-device: 146 error 39
// expect-device: 2361 warning 40
// expect-device: 146 error 40
// expect-device: 2361 warning 40
// expect-device: 146 error 40
// expect-device: 2361 warning 40
// expect-device: 2361 warning 40
// expect-device: 146 error 40
// expect-device: 177 warning 40
// expect-device: 2361 warning 41
// expect-device: 144 error 41
// expect-device: 2361 warning 42
// expect-device: 144 error 42
// expect-device: 2361 warning 42
// flags: --c++17
// What narrows in a list with another mistake.
struct P { int x, y; };
struct Token { int k; P p; int line, col; };
struct L { unsigned long pos; P s; Token make(int k) { return Token{k, s, 3, pos, 0}; }
Token make2(int k) { return {k, s, 3, pos, 0}; }
Token make3(int k) { Token t = {k, s, 3, pos, 0}; Token u{k, s, 3.5, 1, 2}; int a[2] = {1.5, 2.5, 3}; return t; } };
P p{1.5, "x"};
P q[2] = {{1.5, 2}, {"x", 2.5}};
