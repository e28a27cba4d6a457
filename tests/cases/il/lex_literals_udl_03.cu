// c++17
namespace std { inline namespace L { inline namespace C {
  struct S { int i; };
  constexpr S operator""s(long double d) { return S{int(d)}; }
  template <char... D> constexpr S operator""s() { return S{5}; } } }
  inline namespace SL { constexpr S operator""s(const char *p, unsigned long n) { return S{9}; } }
  namespace ch { using namespace L::C; } }
int use() { using namespace std::ch; auto a = 2s; return a.i; }
int use2() { using namespace std; auto a = 2s; auto b = 2.5s; auto c = "ab"s; return a.i; }
