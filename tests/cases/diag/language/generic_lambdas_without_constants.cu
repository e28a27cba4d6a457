// expect: 153 error 13
// expect: 153 error 14
// expect: 174 warning 15
// expect: 153 error 15
// expect: 434 error 16
// expect: 153 error 18
// expect: 153 error 19
// expect: 415 error 21
// expect: 415 error 22
// Generic lambdas with a written result, whose bodies are read at once where a call may be constant.
struct S { S(const char *); };
int f2() { auto l = [](auto x, S s) -> int { return x.y; }; l(3, "a"); return 1; }
int f3() { auto l = [](auto x) -> void { x.y; }; l(3); return 1; }
int f4() { S q("a"); auto l = [q](auto x) -> int { return x.y; }; l(3); return 1; }
int f5() { S q("a"); auto l = [&](auto x) -> int { q; return x.y; }; l(3); return 1; }
int f6() { auto l = [](auto x) -> S & { return x; }; l(3); return 1; }
int f7() { auto l = [](auto x) -> int { static int k; return x.y; }; l(3); return 1; }
int f8() { auto l = [](auto x) mutable -> int { goto e; e: return x.y; }; l(3); return 1; }
int f10() { auto l = [](auto x) -> auto { return x.y; }; l(3); return 1; }
int g8() { auto l = [](auto x) -> S { return x; }; l(3); return 1; }
int g9() { auto l = [](auto x) { S s = x; }; l(3); return 1; }
int g12() { auto l = [](auto x) -> int { S s = x; return 1; }; l(3); return 1; }
