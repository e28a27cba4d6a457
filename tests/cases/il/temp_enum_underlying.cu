// c++17
// The value of an enumerator in a template has the type that is written, whatever type lies below the enumeration.
template <class T, int N, long L> struct P {
  enum A : char { a = N, a2 }; 
  enum B : int { b = sizeof(T), b2 };
  enum C : unsigned { c = L };
  enum class D { d = L };
  enum class E : short { e = N + L };
  enum F : long { f = N, g = 3 };
  int m() { int r = a + 1; r += a2 + b; r += b2 + c; r += f + g; D x = D::d; E y = E::e; return r; }
};
template <class T, int N, long L> int f() {
  enum A : char { a = N, a2 }; 
  enum B : int { b = sizeof(T), b2 };
  enum C : unsigned { c = L };
  enum class D { d = L };
  enum class E : short { e = N + L };
  enum F : long { f = N, g = 3 };
  int r = a + 1; r += a2 + b; r += b2 + c; r += f + g; D x = D::d; E y = E::e; return r;
}
int use() { P<int, 1, 2> p; return p.m() + f<int, 1, 2>(); }
