// declarations in blocks whose type is a member of an instance, with the name in parentheses
struct c { template <int N> struct in { typedef int u; enum { v = N }; }; typedef int t; };
struct A { int z = 0; A(int x = 0) : z(x) {} };
void f() { typename c::in<1>::u (iu)(2); iu = 3; c::t (it)(2); it = 3; c::in<2>::u (iv) = 3, *(iw) = &iv; *iw = 2; c::in<1>::u (ix)[2]; ix[0] = 1; c::in<1>::u (iy)(int); }
void g() { A(b()); A(*c1()); A(*d); A(&e) = *d; A(h[3]); b(); c1(); (void) d; (void) e; (void) h; }
