// Members that are compared twice in an expression, which might be a list of template arguments as well
#include <iterator>
#include <tuple>
template <class T> int c1(T a) { return a.x < a.y ? 1 : a.x > (a.y); }
template <class T> int c2(T a) { return a.x > 1 ? a.x < a.y : a.x > (a.y); }
template <class T> int c3(T a) { return a.x < 3 && 2 > (a.y); }
template <class T> int c4(T a) { return (int)T::v < T::v > (1); }
template <class T> int c5(T a) { return T::v < 2 && T::v > (1); }
template <class T> bool c6(T a) { bool r[] = {a.x < a.y, a.x > (a.y)}; return r[0]; }
template <class T> int c7(T *a) { return a->x < 3 || a->y > (1); }
template <class T> int c8(T a) { return a.x < a.y >> (1); }
template <class T> int c9(T a, T b) { return a.size < b.size && a.size > (b.size - 1) && a.get < b.x && b.x > (a.get); }
template <class T> struct S : T { int x_; T m; int f() { return this->x < 3 && this->y > (2); } int g(S &o) { return o.x < x_ && o.x > (3); } int h(S &o) { return this->m.x < o.m.x && this->m.y > (o.m.y); } };
struct XY { int x, y, size, get; static const int v = 1; template <class U> U conv(U u) { return u; } template <class U> static U st(U u) { return u; } template <class U> static constexpr int vt = 3; template <int N> struct In { int z; explicit In(int n) : z(n) {} }; };
template <class T> int templates(T t) { XY a{}; return a.conv<int>(1) + XY::st<int>(1) + (XY::vt<T> > (2)) + XY::In<3>(2).z + t.template conv<int>(1) + T::template st<int>(2) + std::get<0>(std::tuple<int>(t.x)) + (std::tuple_size<std::tuple<T>>::value > (0)); }

template <class T> __global__ void k(T *a, int n) { if (a->x < n && a->y > (n)) a->x = a->size < n ? 1 : a->size > (n); for (int i = 0; i < a->x && a->y > (i); ++i) a->y = T::v < i && T::v > (i); }
__global__ void plain(XY a, XY *b) { b->x = a.x < b->x && a.y > (b->y); }
int main() {
  XY a{1, 2, 3, 4};
  k<<<1, 1>>>(&a, 3);
  plain<<<a.x < 3, (a.y > (1))>>>(a, &a);
  return c1(a) + c2(a) + c3(a) + c4(a) + c5(a) + c6(a) + c7(&a) + c8(a) + c9(a, a) + S<XY>().f() + S<XY>().g(*new S<XY>) + S<XY>().h(*new S<XY>) + templates(a);
}
