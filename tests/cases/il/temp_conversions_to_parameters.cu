// c++17
int g(int); struct P { int x; };
template <class T, int N> void f(int a, const int b, P p, T t) {
  T x = a / 2.0; T y = a; T z = a + N; T w(a * 2); T v = p.x / 2.0; T u = g(a) + 1; T s = -a; T r = (a + 1); T q = g(a); T o = p.x; T n = b * 2; T m = N * 2.0; T l{a * 2}; T k = a ? 1 : 2; T j = a < 2;
  const T c = a / 2.0, d = b / 2.0; x = a / 2.0; T i = sizeof(T) / 2.0; T h = 2.0 / 3; int e = t; e = t / 2; int e2 = t * 2; float e3 = (t - 1); e = x * y;
}
