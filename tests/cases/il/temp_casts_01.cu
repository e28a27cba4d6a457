// c++17
template <class T> struct A { T a; int n; };
struct Z { Z(int); Z(int, int); int k; };
template <class T> auto v1(T &t) { return new Z{t, t}; }
template <class T> auto v2(T &t) { return new Z{t}; }
template <class T> auto v3(T &t) { return Z{t}; }
template <class T> auto v4(T &t) { return Z{t, t}; }
template <class T> Z v5(T &t) { return {t, t}; }
template <class T> auto v6(T &t, int n) { return new int[n]; }
template <class T> auto v7(T &t, int n) { return new T[n]; }
template <class T> auto v8(T &t, int n) { return new T[n](); }
template <class T> auto v9(T &t, int n) { return new Z[1]{t}; }
template <class T> auto v10(T &t, int n) { return new int[n](); }
template <class T> auto v11(T &t, int n) { return new int[n]{t}; }
template <class T, int N> auto v12(T &t, int n) { return new T[N]{t}; }
template <class T, int N> auto v13(T &t, int n) { return new int[N]; }
template <class T, int N> auto v14(T &t, int n) { return new T *[N + n]; }
template <class T> auto v15(T &t, int n) { return new T *[n]; }
template <class T> auto v16(T &t, int n) { return new T *(&t); }
template <class T> auto v17(T &t, int n) { return new A<int>(); }
template <class T> auto v18(T &t, int n) { return new A<int>{}; }
template <class T> auto v19(T &t, int n) { return new A<int>{1, 2}; }
template <class T> auto v20(T &t, int n) { return new Z(1); }
template <class T> auto v21(T &t, int n) { return new Z{1}; }
template <class T> void w1(T *p, T &t, T &&u, int n, void *v, long l) {
  (static_cast<void *>(p));
  (static_cast<T *>(v));
  ((T *)v);
  ((T *)p);
  ((void *)p);
  (reinterpret_cast<T *>(p));
  (reinterpret_cast<char *>(p));
  (reinterpret_cast<T *>(l));
  (reinterpret_cast<long>(p));
  ((long)p);
  (long(p));
  (static_cast<T>(n));
  ((T)n);
  (T(n));
  (T(p));
  ((T)p);
  (static_cast<const T *>(p));
  (const_cast<T *>(p));
  (static_cast<T **>(v));
  (static_cast<int>(t));
  ((int)t);
  (int(t));
  (static_cast<T &>(t));
  (static_cast<T &&>(t));
  (static_cast<const T &>(t));
  (static_cast<int &>(t));
  (static_cast<int &&>(t));
  (dynamic_cast<T *>(p));
  (dynamic_cast<T &>(t));
  (dynamic_cast<const T &>(t));
  (dynamic_cast<A<T> *>(p));
  (dynamic_cast<A<int> *>(p));
  (dynamic_cast<A<int> &>(t));
  (dynamic_cast<void *>(p));
  ((T &)t);
  ((T &&)t);
  ((const T &)t);
  (reinterpret_cast<T &>(n));
  (reinterpret_cast<T &>(*p));
  (const_cast<T &>(t));
  ((void)t);
  ((void)p);
  (void(t));
  (void());
  ((bool)t);
  ((bool)p);
  (bool(p));
  (static_cast<bool>(p));
  (static_cast<A<T>>(t));
  (static_cast<A<T> &>(t));
  (static_cast<A<T> *>(p));
  (static_cast<A<T> &&>(t));
  ((A<T>)t);
  (A<T>(t));
  (A<T>(t, n));
  (static_cast<A<int>>(t));
  (static_cast<Z>(t));
  ((Z)t);
  (Z(t));
  (static_cast<Z>(n));
  (Z(n));
  (Z(n, n));
  (static_cast<typename T::q>(n));
  ((typename T::q)n);
  (typename T::q(n));
  (typename T::q(n, n));
  (static_cast<typename T::q *>(v));
  (static_cast<typename T::q &>(t));
  (static_cast<typename T::q &&>(t));
  (static_cast<T>(1));
  ((T)1);
  (T(1));
  (T(1.5));
  (T(nullptr));
  (T('c'));
  (T(n + 1));
  (T(1 + 2));
  (T(sizeof(T)));
  (T(-1));
  (-T(1));
  (~T(0));
  (!T(1));
  (T(1) + T(2));
  (T(0) < T(1));
  (T(t) + T(1));
  (T() + n);
  (T(T(1)));
  (T(int(1)));
  (int(T(1)));
  (sizeof(T) + T(1));
}
