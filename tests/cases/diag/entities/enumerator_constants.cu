// expect: 28 error 13
// expect: 28 error 13
// expect: 28 error 13
// expect: 28 error 13
// expect: 28 error 14
// expect: 28 error 15
// expect: 28 error 15
// expect: 20 error 15
// expect: 28 error 17
// expect: 28 error 17
// expect: 20 error 17
int f(); int v;
enum a { a1 = f(), a2 = (v), a3 = 1 + v, a4 = sizeof(v), a5 = a4 + v };
struct s { enum b : int; enum c { c1 = f() }; static const int k = 3; static int z; };
enum s::b : int { b1 = k, b2 = z, b3 = b1 + f(), b4 = nope };
template <class T> struct t { enum c { c1 = f(), c2 = T::x }; };
void g() { enum d { d1 = f(), d2 = v + 1, d3 = d2, d4 = nope2 }; }
template <class T> void h() { enum d { d1 = f(), d2 = v + 1, d3 = d2 }; }
int main() { }
