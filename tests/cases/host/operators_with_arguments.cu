// flags: -std=c++20
// template arguments with commas behind the name of an operator, among the declarators of a block
struct F {
  template <int... I> int operator()() { return sizeof...(I); }
  template <class T, class U> int operator[](T) { return sizeof(U); }
  template <class T, class U = int> int operator+(T) { return sizeof(U); }
  template <class T, class U> int operator==(T) { return sizeof(U); }
  template <int, int> int g() { return 2; }
};
int f() {
  F x;
  int a = x.template operator()<1, 2>(), b = x.operator()<1, 2>() + x.g<1, 2>(), c = x.template g<1, 2>();
  int d = x.template operator[]<int, char>(1), e = x.operator+<int, char>(1), h = (&x)->operator==<int, char>(2), i;
  int j = []<int... I>() { return (0 + ... + I); }.template operator()<1, 2>(), k(x.operator()<3, 4, 5>());
  for (int l = x.operator()<1, 2>(), m = 0; l < m; ++m) i = x.operator()<1>() < 2, j++;
  return a + b + c + d + e + h + j + k;
}
template <class T> int g(T x) {
  int a = x.template operator()<1, 2>(), b = []<class A, class B>(A, B) { return sizeof(A); }.template operator()<int, T>(1, x);
  auto l = [x]<int I, int J>() mutable { return I + J + (int) sizeof(x); };
  int c = l.template operator()<1, 2>(), d = l.template operator()<sizeof(T), 2>();
  return a + b + c + d;
}
int v = g(F()) + f();
