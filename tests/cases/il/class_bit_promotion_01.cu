// c++17
struct B { unsigned a : 3, b : 5; int l : 4; constexpr B(unsigned x) : a(x & 7), b(x >> 3), l(0), cf(1), w(0), f(0), c(0), e(e1) {} const unsigned cf : 2; unsigned w : 32; bool f : 1; unsigned char c : 3; enum E { e1 } e : 3; };
constexpr B bits(3);
int g(B &f, const B &k) {
  f.c = f.l << 1;
  f.l = -f.l;
  int r = bits.a + bits.b;
  r += bits.a;
  r = k.a + k.cf;
  r = k.a << 2; r = ~k.a; r = -k.b; r = +f.c; r = !f.a; r = f.w + 1; r = f.f + f.f; r = f.e + 1;
  r = f.a * f.b; r = f.a < f.b; r = f.a == 1; r = f.a ? f.b : f.l; r = f.a ? f.a : 1; r += f.a << f.b; f.a <<= f.b; f.a += 1; auto s = f.a + 1u; switch (f.a) { case 1: break; }
  int arr[8] = {}; r = arr[f.a]; r = f.l >> 1; r = f.l * 2 + f.l; return (f.a) + (f.l, f.a) + -(f.l);
}
