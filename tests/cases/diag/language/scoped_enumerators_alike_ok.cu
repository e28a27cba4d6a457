// expect: none
// Scoped enumerations of several blocks, classes and templates have enumerators of the same names.
int first() {
  enum class S { X = 1, Y };
  return int(S::X);
}
int second(int n) {
  enum struct R : char { X = 1 };
  if (n) {
    enum class S { Y, X };
    return int(S::Y);
  }
  return int(R::X);
}
template <class T> T third() {
  enum class S { X = sizeof(T) };
  return T(S::X);
}
struct Holder {
  enum class S { X };
  enum U { Y };
};
int use() { return first() + second(2) + third<int>() + int(Holder::S::X) + Holder::Y; }
