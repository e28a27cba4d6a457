// c++17
int n; const int g = 5; int ar[3]; template <class T> struct V { static int s; T m; static const int c = 3; };
template <class T> int f1(T t) { int &r = n; const int &c = g; return r + c + (c ? 1 : 2); }
template <class T> int f2(T t) { T &r = t; auto &a = ar[1]; const T &q = T(); auto &b = V<T>::s; const int &c = V<T>::c; return r + a + q + b + c; }
template <class T> int f3(T t) { auto &r = n; auto l = [&] { return r; }; auto m = [=](int k) { return k + r; }; const auto &c = g; return l() + m(1) + c; }
template <class T> struct S { T v; int go() { int &r = n; T &w = v; const int &c = g; auto l = [&] { return r + w + c; }; return l(); } };
template <class T> int f4(T t) { static int &r = n; static const int &c = g; constexpr const int &k = g; static int *p = &n; static T *q = nullptr; return r + c + k + *p + (q == nullptr); }
template <class T> int f5(T *t) { T &r = *t; const T &c = t[1]; for (auto &x : ar) r += x; auto &&u = r; return u + c; }
int use() { S<int> s; int k = 1; return f1(1) + f2(2) + f3(3) + f4(4) + f5(&k) + s.go(); }
