// c++17
typedef unsigned long size_t;
template <class T> struct M {
  typedef size_t size_type; static const size_type npos = -1; static constexpr int lim = 4; T *slots; static T arr[3]; static int iarr[3]; static const T carr[2];
  size_type probe(const T &k) const; size_t probe2(int) const; int z;
  bool f(const T &k) const { size_type i = probe(k); return i != npos; }
  bool f1(const T &k) const { size_type i = probe(k); return i == 5; }
  bool f2(const T &k) const { size_t i = probe2(2); return i != npos; }
  bool f3(const T &k) const { size_t i = k; return i != npos; }
  bool f4(const T &k) const { size_t i = z; return i != npos && i == lim; }
  bool f5(const T &k) const { const size_type i = probe(k); return i != npos; }
  bool f6(const T &k) const { size_type i; i = probe(k); return i != npos; }
  bool f7(size_type i) const { return i != npos; }
  bool f8(const T &k) const { size_type i = probe(k), j = i + 1; if (i == npos) return false; while (i < npos) i++; return slots[i] == k && npos == i; }
  bool f9(const T &k) const { int i = probe(k); return i + lim; }
  bool g1(const T &k) const { auto i = probe(k); return i != npos; }
  int g2() const { int n = 2; int m = z; return n + m + lim; }
  T g3() { return arr[0] + arr[1] + *arr + iarr[0] + carr[1]; }
  T *g4() { arr[0] = T(); T *p = arr; iarr[1] = 2; return p; }
  void g5() { for (T &t : arr) t = T(); for (int i = 0; i < 3; i++) arr[i] = i; }
};
template <class T> bool free1(const T &k) { size_t i = k.probe(2); return i != M<T>::npos; }
template <class T> bool free2(M<T> &k) { size_t i = k.probe2(2), e = 4; return i != M<T>::npos || i == e || i == 5; }
