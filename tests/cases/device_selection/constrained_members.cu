// flags: -std=c++20
// An explicit instantiation of a class makes the members whose constraints hold.
template <class T, int N> __global__ void kern(T *p) {}
template <class T> struct Only {
  void f(T *p) { kern<T, 1><<<1, 1>>>(p); }
  void g(T *p) requires(sizeof(T) == 8) { kern<T, 2><<<1, 1>>>(p); }
  Only() requires(sizeof(T) == 4) { kern<T, 3><<<1, 1>>>(nullptr); }
  Only() { kern<T, 4><<<1, 1>>>(nullptr); }
  ~Only() requires(sizeof(T) == 4) { kern<T, 5><<<1, 1>>>(nullptr); }
  ~Only() { kern<T, 6><<<1, 1>>>(nullptr); }
  static void s() requires(sizeof(T) == 1) { kern<T, 7><<<1, 1>>>(nullptr); }
  void out() requires(sizeof(T) == 8);
  struct In { void h() requires(sizeof(T) == 8) { kern<T, 9><<<1, 1>>>(nullptr); } };
  virtual void v() { kern<T, 10><<<1, 1>>>(nullptr); }
  operator int() requires(sizeof(T) == 8) { kern<T, 11><<<1, 1>>>(nullptr); return 1; }
};
template <class T> void Only<T>::out() requires(sizeof(T) == 8) { kern<T, 8><<<1, 1>>>(nullptr); }
template struct Only<int>;
template struct Only<long>;

// Of several destructors the most constrained one that fits is that of the class.
template <class T> concept Small = sizeof(T) < 8; template <class T> concept Tiny = Small<T> && sizeof(T) < 2;
template <class T> struct W {
  ~W() { kern<T, 1><<<1, 1>>>(nullptr); }
  ~W() requires Small<T> { kern<T, 2><<<1, 1>>>(nullptr); }
  ~W() requires Tiny<T> { kern<T, 3><<<1, 1>>>(nullptr); }
};
struct M { W<char> c; };
template <class T> struct V { T t; ~V() requires(sizeof(T) > 4) = default; ~V() {} };
void f() { W<int> a; W<long> b; M m; a.~W(); }
