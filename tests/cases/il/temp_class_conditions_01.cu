// c++17
template <class T> struct HT { constexpr operator bool() const { return sizeof(T) > 1; } };
template <class T> int b1(T t) { if constexpr (HT<T>{}) return 1; return 2; }
template <class T> int b2(T t) { if constexpr (HT<T>()) return 1; return 2; }
template <class T> int b3(T t) { if (HT<T>{}) return 1; return 2; }
template <class T> int b4(T t) { if constexpr (HT<T>()) return 1; else if constexpr (sizeof(T) == 1) return 2;
  return 2; }
template <class T> int b5(T t) { if constexpr (!HT<T>() && HT<T *>{}) return 1; else if constexpr (HT<T>{}
  || sizeof(T)) return 2; return HT<T>(); }
int main() { return b1(1) + b2(2) + b3(3) + b4(4) + b5(5); }
namespace std { template <class T> class initializer_list { const T *p; unsigned long n;
  constexpr initializer_list(const T *p, unsigned long n) : p(p), n(n) {} public: constexpr initializer_list()
  : p(), n() {} constexpr const T *begin() const { return p; } constexpr const T *end() const { return p + n; }
  constexpr unsigned long size() const { return n; } }; }
template <class T> struct BB { T t; BB(T t) : t(t) {} BB() {} }; template <class T, class D> struct MM : D,
  BB<T>, BB<T *> { MM(T t, D d) : D(d), BB<T>(t) {} MM(T t) : D(), BB<T>() {} MM() : BB<T *>(nullptr) {}
  template <class U> MM(U u, int) : D(static_cast<D &&>(u)), BB<T>(u) {} }; template <class... Ts>
  struct Pk : Ts... { Pk(const Ts &...ts) : Ts(ts)... {} Pk(int) : Ts()... {} Pk(Pk &&o)
  : Ts(static_cast<Ts &&>(o))... {} };
