// flags: -std=c++20
// Enumerators that using-enum-declarations have declared already
enum class Color { red, green }; enum E { a, b };
namespace n { enum class K { k1, k2 }; using enum K; using K::k1; }
struct S { using enum Color; };
struct T { using enum Color; using enum E; };
int f(Color c) { using enum Color; using Color::red; return c == red; }
int h(Color c) { using enum Color; using enum Color; return c == red; }
using enum Color; using Color::green; using enum Color;
template <class T> int j(Color c) { using enum Color; if (true) { using Color::red; return c == red; } using Color::green; return c == green; }
int k(Color c) { using enum ::Color; using ::Color::red; auto l = [=] { using enum Color; using Color::red; return c == red; }; switch (c) { using enum Color; case red: return l(); case green: break; } return j<int>(c); }
