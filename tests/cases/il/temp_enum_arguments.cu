// c++17
// Values of enumerations as template arguments, by the type below: that over bool has no suffix.
enum class K : bool { a, b };
enum class U8 : unsigned char { a, b };
enum class U : unsigned { a, b };
template <class T, K k> struct S { S(T) {} };
template <class T> S(T) -> S<T, K::b>;
template <class T, U k> struct SU { SU(T) {} };
template <class T> SU(T) -> SU<T, U::b>;
template <class T, U8 k> struct S8 { S8(T) {} };
template <class T> S8(T) -> S8<T, sizeof(T) == 4 ? U8::b : U8::a>;
template <class T, K k = sizeof(T) == 4 ? K::b : K::a> struct SD { SD(T) {} };
template <class T> void take(T &t) { T *p = &t; }
void use() {
  S s(2); SU u(2); S8 e(3); SD d(4);
  SD<long> l(2);
  take(s); take(u); take(e); take(d); take(l);
  const auto &k = s;
}
