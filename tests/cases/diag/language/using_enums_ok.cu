// flags: --c++20
// Enumerators by way of `using enum`, in namespaces, classes and blocks.
enum class Color { red, green = 5, blue };
namespace N { enum class D { x, y = 7 }; }
namespace M { using enum Color; using enum N::D; namespace I { constexpr int a() { return int(green) + int(y); } } }
static_assert(M::I::a() == 12, ""); static_assert(int(M::green) == 5, "");
struct S { using enum Color; using enum N::D; enum class E { p = 3 }; using enum E; static constexpr int v = int(y) + int(p); constexpr int m() const { return int(blue) + int(p); } };
static_assert(S::v == 10, ""); static_assert(S().m() == 9, ""); static_assert(int(S::p) == 3, ""); struct T : S { static constexpr int w = int(blue); }; static_assert(T::w == 6 && int(T::p) == 3, "");
constexpr int f(Color c) { switch (c) { using enum Color; case red: return 1; case green: return 2; default: return 3; } }
static_assert(f(Color::green) == 2 && f(Color::red) == 1 && f(Color::blue) == 3, "");
constexpr int g() { using enum N::D; { using enum Color; return int(green) * 100 + int(y); } } static_assert(g() == 507, "");
using Alias = N::D; constexpr int h() { using enum Alias; return int(y); } static_assert(h() == 7, "");
template <class T> constexpr int t(T v) { using enum Color; return v == blue ? int(green) : int(red); } static_assert(t(Color::blue) == 5 && t(Color::red) == 0, "");
template <class T> struct C { enum class K { a, b = 4 }; static constexpr int n = int(K::b); using enum Color; static constexpr Color k = green; }; static_assert(C<int>::k == Color::green && int(C<int>::blue) == 6, "");
auto l = [](Color c) { using enum Color; return c == green; }; 
using enum Color; static_assert(green == Color::green, ""); int blue_() { return int(blue); }
__device__ int d(Color c) { using enum Color; switch (c) { case red: return 1; case green: return 2; case blue: return 3; } return 0; }
__global__ void kernel(Color c, int *p) { using enum N::D; *p = d(c) + int(y); }
