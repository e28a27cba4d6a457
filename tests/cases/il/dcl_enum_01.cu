// c++17
enum A { a0, a1 = 5, a2 }; enum B : unsigned char { b0 = 250, b1 }; enum class C { c0, c1 = 3 };
  enum struct D : long { d0 = 1L << 40 }; enum { n0 = 7, n1 = n0 * 2 }; struct S { enum E { e0 = 2 };
  enum class F : short { f0 }; E e; F f : 4; }; enum Fwd : int; enum Neg { m = -1, p = 1u };
A operator++(A &a) { return a = A(a + 1); } C operator|(C x, C y) { return C(int(x) | int(y)); }
int en(A a, B b, C c, D d, S s, Fwd w, Neg n) {
  int i = a + b + n + w; A x = a2; x = A(3); x = static_cast<A>(i); C y = C::c1; y = y | C::c0; s.e = S::e0;
    s.f = S::F::f0; D z{5}; ++a;
  long l = (long)d + long(z); bool t = a == a1 && c != C::c0 && b < 251 && y > c && n == m;
  switch (c) { case C::c0: i++; break; case C::c1: i--; }
  switch (b) { case b0: return n1; case b1: return S::e0; }
  return i + x + (int)y + s.e + (int)s.f + l + t + n0 + +a0 + (a ? b0 : b1) + (t ? a1 : 4) + ~b + (a & a1 | b);
}
