// expect: 1776 error 12
// expect: 1776 error 12
// expect: 1776 error 13
// expect: 1776 error 14
// expect: 1776 error 15
// expect: 1776 error 16
// expect: 304 error 18
// expect: 1776 error 19
// expect: 1776 error 20
// expect: 174 warning 20
void g6(int) = delete; template <class T> constexpr bool de(T) = delete;
decltype(g6(1)) *w1; int w2 = sizeof(de(1)); 
void w3() { decltype(g6(1)) *x; }
void w4() { int y = sizeof(de(1)); }
void w5() { bool z = noexcept(de(2)); }
void w6() { g6(3); }
template <class T> decltype(g6(T())) q(T);
void w7() { q(1); }
template <class T> void w8(T t) { g6(t); g6(1); }
void w9() { int z = sizeof(de(1)); int y = 3; y; }
