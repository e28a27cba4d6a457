// c++17
struct K { int v; K(int); };
template <class T> struct It {
  T *p; It(T *q) : p(q) {} It(T *q, int) : p(q) {}
  It f(It o) { It g = It(p); It h = It(p, 1); It i = It{p}; It j = o; K k = K(1); It<int> l = It<int>(nullptr); It<int> m = l; return g; }
};
template <class T> T fn(T t) { T g = T(t); T h = T(); It<T> i = It<T>(&t); K k = K(1); It<T> j = i; return g; }
