// flags: --c++20
// A matching `!=` does not keep `==` from being taken the other way round, and where operands in order and the other way
// round are as good as each other, those in order win.
namespace templates {
template <class T> struct Text {};
template <class T> bool operator==(const Text<T> &, const T *);
template <class T> bool operator!=(const Text<T> &, const T *);
template <class T> struct Other {};
template <class T> bool operator!=(const Other<T> &, const T *);
}
namespace functions {
struct Text {};
bool operator==(const Text &, const char *);
bool operator!=(const Text &, const char *);
}
namespace members {
struct Text {
  bool operator==(const char *) const;
  bool operator!=(const char *) const;
};
template <class T> struct Pattern {
  template <class U> bool operator==(const U *) const;
  template <class U> bool operator!=(const U *) const;
};
}
namespace friends {
struct Text {
  friend bool operator==(const Text &, const char *) { return true; }
  friend bool operator!=(const Text &, const char *) { return false; }
};
}
bool first(templates::Text<char> text, const char *word) { return word == text || word == text; }
bool second(functions::Text text, const char *word) { return word == text || "x" != text; }
bool third(members::Text text, const char *word) { return word == text || "x" != text; }
bool fourth(members::Pattern<int> text, const char *word) { return word == text; }
bool fifth(friends::Text text, const char *word) { return word == text || "x" != text; }

struct Unqualified {
  bool operator==(const Unqualified &);
  bool operator!=(const Unqualified &);
};
bool sixth(Unqualified one, Unqualified other) { return one == other || one != other; }
struct Greedy {
  template <class T> bool operator==(const T &);
};
bool seventh(Greedy one, Greedy other) { return one == other || one != other; }
struct Base {};
struct Derived : Base {
  bool operator==(const Base &) const;
};
bool eighth(Derived one, Derived other) { return one == other; }
struct Left : Base {};
struct Right : Base {};
struct Convertible {
  Convertible(const Left &);
};
int operator==(const Base &, const Right &);
bool ninth(Left one, Right other) { return (one == other) == 1; }
struct Ordered {
  int operator<=>(const Ordered &);
};
bool tenth(Ordered one, Ordered other) { return one < other; }
