// c++17
typedef unsigned long sz;
typedef int I32;
enum E { e0, e1 }; typedef E EE;
template <sz P> struct mk { struct type {}; static constexpr sz v = P; };
template <I32 M> struct im { static const int v = M; };
template <EE M> struct em {};
template <class Q, Q M> struct tv {};
template <auto V> struct av {};
template <bool B> struct bm {};
template <class R> struct tt {};
template <int *p> struct pm {};
template <int &p> struct rm {};
template <class U> void g(U);
constexpr int co(int i) { return i; }
template <int N, class T, sz S, E e, T t, int *p> void f(T a) {
  g(im<N>{});
  g(tt<T>{});
  g(bm<N>{});
  g(av<N>{});
  g(av<t>{});
  g(mk<(sz)N + 1>{});
  g(mk<((sz)N)>{});
  g(mk<((sz)N + N)>{});
  g(im<(sz)N>{});
  g(im<(I32)S>{});
  g(im<(short)S>{});
  g(im<(I32)T::v>{});
  g(mk<(sz)T::v>{});
  g(mk<sz(T::v)>{});
  g(mk<static_cast<sz>(T::v)>{});
  g(mk<T::v>{});
  g(mk<T::v + 1>{});
  g(mk<mk<N>::v>{});
  g(im<mk<N>::v>{});
  g(mk<im<N>::v + N>{});
  g(em<e>{});
  g(em<E(N)>{});
  g(em<(E)(N + 1)>{});
  g(im<e>{});
  g(im<e + 1>{});
  g(tv<T, 3>{});
  g(tv<T, t>{});
  g(tv<sz, t>{});
  g(tv<T, N + 1>{});
  g(tv<typename T::x, N>{});
  g(tv<typename T::x, 0>{});
  g(pm<p>{});
  g(im<co(N)>{});
  g(mk<co(N)>{});
  g(bm<co(N) == 3>{});
  g(bm<T::v == 3>{});
  g(bm<(T::v > 3)>{});
  g(bm<!T::v>{});
  g(bm<T::a && T::b>{});
  g(bm<tv<T, 0>::value>{});
  g(bm<!tv<T, 0>::value>{});
  g(bm<__is_same(T, int)>{});
  g(mk<alignof(T)>{});
  g(im<(N > 1 ? 2 : 3)>{});
  g(im<(N > 1 ? T::a : T::b)>{});
  g(mk<N / 2>::v);
  g(mk<N / 2>());
  mk<N> loc; g(loc); g(&loc); 
  g(mk<N>::type::q);
  auto l = [=] { return mk<N>::v + N; };
  mk<N> *pp = &loc;
  static_cast<const mk<N> &>(loc);
}
template <class T> void h() {
  constexpr sz a = sizeof(T) / 4; const int b = sizeof(T); const sz c = b; static constexpr int d = T::v; constexpr auto e = T::v; enum { k = sizeof(T), k2 = 3 };
  g(mk<a>{}); g(im<a>{}); g(im<b>{}); g(mk<b>{}); g(mk<c>{}); g(im<d>{}); g(mk<d>{}); g(mk<e>{}); g(mk<k>{}); g(im<k>{}); g(im<k2>{}); g(mk<b + 1>{}); g(mk<a + 1>{}); g(bm<(a > 1)>{});
  g(im<T::v>{}); g(im<e>{});
  constexpr sz n = 4; g(mk<n>{}); g(im<n>{});
  constexpr int arr[] = {1, 2}; g(im<arr[0]>{}); g(im<arr[b]>{});
}
template <class T, int N> struct W {
  static constexpr int k = N; static constexpr sz s = sizeof(T); enum { en = N, ez = sizeof(T) }; enum : sz { ez2 = sizeof(T) };
  mk<k> p; mk<s> q; im<s> r; im<en> t;
  void z() { g(mk<k>{}); g(mk<s>{}); g(im<s>{}); g(im<k>{}); g(im<en>{}); g(mk<en>{}); g(im<ez>{}); g(mk<ez2>{}); g(im<W::k>{}); g(mk<W::k>{}); g(mk<W<T, N>::k>{}); g(mk<W<T, 3>::k>{}); g(im<k + 1>{}); g(mk<k + 1>{}); g(p); g(this->q); g(r); }
};
template <sz... I> struct seq {};
template <sz N> using ms = mk<N>;
template <int A, int... B> void w() { g(seq<A>{}); g(seq<A, A + 1, 3>{}); g(ms<A>{}); g(mk<sizeof...(B)>{}); g(im<sizeof...(B)>{}); g(typename mk<A>::type()); g(seq<B...>{}); }
