// Members of class templates that nobody uses, and what the class itself evaluates.
// flags: -std=c++17
typedef void (*K)();
template<int N> __global__ void k() {}
template<class T> struct A {
  static K table[2]; static K table2[2];
  static const K c1; static inline const K c2 = k<10>;
  static K *get() { static K t[] = {k<1>}; return t; }
  static K *get2() { static K t[] = {k<2>}; return t; }
  struct In { static K x; K y = k<11>; };
  enum { e = k<12> != nullptr };
  static_assert(k<13> != nullptr);
  int bits[k<14> != nullptr ? 1 : 2];
  using T2 = decltype(k<15>());
  void u(K = k<16>);
};
template<class T> K A<T>::table[2] = {k<3>, k<4>};
template<class T> K A<T>::table2[2] = {k<5>, k<6>};
template<class T> const K A<T>::c1 = k<7>;
template<class T> K A<T>::In::x = k<8>;
template<class T, class U> K pv = k<20>;
template<class T> K pv<T, int> = k<21>;
template<> K pv<char, char> = k<22>;
template<class T> const K cv = k<23>;
template<class T> constexpr K cv2 = k<24>;
template<class T> constexpr bool cb = k<25> != nullptr;
void h() { A<int> a; A<int>::get(); (void)A<int>::table; A<long>::In i; (void)sizeof(pv<int,int>); (void)sizeof(A<int>::c1); decltype(cv<int>) z = nullptr; decltype(cv2<int>) z2 = nullptr; (void)noexcept(cb<int>); if constexpr (cb<long>) {} }
