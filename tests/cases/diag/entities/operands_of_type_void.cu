// expect: 3162 error 109
// expect: 2138 error 110
// expect: 2138 error 110
// expect: 2138 error 110
// expect: 2140 error 110
// expect: 2140 error 110
// expect: 2140 error 110
// expect: 144 error 111
// expect: 144 error 111
// expect: 144 error 111
// expect: 144 error 111
// expect: 144 error 111
// expect: 144 error 111
// expect: 171 error 112
// expect: 171 error 112
// expect: 171 error 112
// expect: 2140 error 113
// expect: 2140 error 113
// expect: 2138 error 113
// expect: 513 error 113
// expect: 3162 error 114
// expect: 2138 error 115
// expect: 2138 error 115
// expect: 2140 error 115
// expect: 144 error 116
// expect: 144 error 116
// expect: 2138 error 117
// expect: 2140 error 117
// expect: 2140 error 117
// expect: 2138 error 117
// expect: 2140 error 117
// expect: 711 error 118
// expect: 42 error 119
// expect: 2140 error 120
// expect: 2140 error 120
// expect: 3162 error 120
// expect: 3162 error 120
// expect: 42 error 121
// expect: 42 error 121
// expect: 3162 error 121
// expect: 2139 error 122
// expect: 2139 error 122
// expect: 137 error 122
// expect: 137 error 122
// expect: 711 error 122
// expect: 349 error 123
// expect: 349 error 123
// expect: 349 error 123
// expect: 349 error 123
// expect: 349 error 123
// expect: 349 error 123
// expect-device: 3162 error 109
// expect-device: 2138 error 110
// expect-device: 2138 error 110
// expect-device: 2138 error 110
// expect-device: 2140 error 110
// expect-device: 2140 error 110
// expect-device: 2140 error 110
// expect-device: 144 error 111
// expect-device: 144 error 111
// expect-device: 144 error 111
// expect-device: 144 error 111
// expect-device: 144 error 111
// expect-device: 144 error 111
// expect-device: 171 error 112
// expect-device: 171 error 112
// expect-device: 171 error 112
// expect-device: 550 warning 112
// expect-device: 2140 error 113
// expect-device: 2140 error 113
// expect-device: 2138 error 113
// expect-device: 513 error 113
// expect-device: 3162 error 114
// expect-device: 2138 error 115
// expect-device: 2138 error 115
// expect-device: 2140 error 115
// expect-device: 144 error 116
// expect-device: 144 error 116
// expect-device: 2138 error 117
// expect-device: 2140 error 117
// expect-device: 2140 error 117
// expect-device: 2138 error 117
// expect-device: 2140 error 117
// expect-device: 711 error 118
// expect-device: 42 error 119
// expect-device: 2140 error 120
// expect-device: 2140 error 120
// expect-device: 3162 error 120
// expect-device: 3162 error 120
// expect-device: 42 error 121
// expect-device: 42 error 121
// expect-device: 3162 error 121
// expect-device: 2139 error 122
// expect-device: 2139 error 122
// expect-device: 137 error 122
// expect-device: 137 error 122
// expect-device: 711 error 122
// expect-device: 349 error 123
// expect-device: 349 error 123
// expect-device: 349 error 123
// expect-device: 349 error 123
// expect-device: 349 error 123
// expect-device: 349 error 123
// Operands of type void.
void v();
enum E { ee };
enum class F { ff };
struct S { int a; S(int); };
int a1() { return v() + 1; }
void a2(int x) { x += v(); x -= v(); x *= v(); x %= v(); x <<= v(); x &= v(); }
void a3(int x) { int y{v()}; int z{&x}; int u{"a"}; float f{v()}; int *p{v()}; int w = {v()}; }
void a4(int x) { x = (int)v(); x = static_cast<int>(v()); x = int(v()); }
void a5(int *p) { p[v()] = 1; p += v(); p[0] += v(); p[1] = v(); }
bool a6() { return v() == 3; }
int a7() { return -v() + +v() + ~v(); }
void a8() { const int &r = v(); int &&q = v(); }
int a9(int x) { return 2 * v() + (x << v()) + (v() % x) + (x < v()) + (x | v()); }
int a10(int x) { return x && v(); }
int a11(int x) { return x ? v() : x; }
int a12(int *p) { return *(p + v()) + (p - v()) + (v() + p) + (v() < p); }
int a13(int *p) { if (p == v()) return p < v(); return v() == p; }
void a14() { ++v(); v()--; v() = 1; v() += 1; !v(); }
void a15(E e, F f, S s) { e + v(); e == v(); f == v(); s == v(); v() - s; v() & e; }
template <class T> T a16(T t) { return t * v(); }
