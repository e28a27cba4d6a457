// c++17
struct D { unsigned x, y; constexpr D(unsigned a, unsigned b) : x(a), y(b) {} }; struct nc { unsigned x; nc(unsigned a, int) : x(a) {} }; struct I { int x; I(int a, int); };
void g(unsigned, int); void gi(int);
template <class T> void f(T t, int m) {
  constexpr int block = 128; const int n = static_cast<int>(t.size()); const int k = sizeof(T);
  D a1(n + 1, 1);
  D a2(n / 2, 1);
  D a3((n), 1);
  D a4(-n, 1);
  D a5(k + 1, 1);
  D a6(k / 2, 1);
  D a7(n / block, 1);
  D a8((n + 1) / 2, 1);
  nc b1(n / 2, 1);
  I i1(n / 2, 1);
  I i2(n + 1, 1);
  g(n / 2, 1);
  gi(n / 2);
  D a9 = D(n / 2, 1);
  D *p = new D(n / 2, 1);
  D a10{(unsigned)(n / 2), 1};
  D a11(1, n / 2);
  D a12(k % 2, 1);
  D a13(n % 2, 1);
  D a14(n >> 1, 1);
  D a15(n * 2, n - 3);
  D a16(n ? 1 : 2, 1);
  D a17(n == 3, 1);
  D a18(sizeof(T) / 4, 1);
  D a19((sizeof(T) + 3) / 4, 1);
  D a20(m / n, 1);
}
