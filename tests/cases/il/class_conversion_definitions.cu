// c++17
// Conversion functions that are defined outside of their class, in another order, differ in their results alone.
struct Raw {
  int x;
};
struct Half {
  unsigned short bits;
  operator float() const;
  operator int() const;
  operator Raw() const;
  explicit operator bool() const;
};
inline Half::operator Raw() const { return Raw{bits}; }
inline Half::operator bool() const { return bits != 0; }
inline Half::operator int() const { return bits / 2; }
inline Half::operator float() const { return bits * 0.5f; }
template <class T> struct Holder {
  T value;
  operator T() const;
  operator const T *() const;
};
template <class U> Holder<U>::operator const U *() const { return &value; }
template <class U> Holder<U>::operator U() const { return value; }
float use(const Half &h, Holder<long> l) {
  if (!h) return Raw(h).x;
  const long *p = l;
  long v = l;
  return float(h) + int(h) + static_cast<Raw>(h).x + *p + v;
}
