// expect: 2373 error 31
// expect: 2373 error 31
// expect: 2373 error 31
// expect: 2373 error 32
// expect: 2373 error 32
// expect: 2373 error 32
// expect: 1749 error 32
// expect: 2373 error 33
// expect: 1749 error 33
// expect: 2373 error 33
// expect: 2412 error 34
// expect: 2412 error 34
// expect: 2412 error 34
// expect: 1749 error 35
// expect: 1749 error 35
// expect: 2373 error 35
// expect: 2373 error 35
// expect: 2373 error 35
// expect: 2373 error 36
// expect: 2373 error 36
// expect: 2373 error 37
// expect: 2373 error 37
// expect: 102 error 38
// expect: 102 error 41
// expect: 102 error 45
// expect: 102 error 46
// expect: 102 error 46
// expect: 102 error 47
// expect: 102 error 48
// Enumerations that are declared without their values, and values of other types.
enum class Text { a = "a", b = 1.5, c = nullptr, d = 1 };
enum class Text2 : char { a = "a", b = 1.5, c = nullptr, d = 1, e = 300, f = 'x', g = true };
enum struct Text3 : unsigned { a = 1.5f, b = -1, c = L"x" };
enum Plain { pa = "a", pb = 1.5, pc = 2, pd = nullptr };
enum Typed : unsigned char { ta = 300, tb = -1, tc = "x", td = 2.0, te = nullptr };
struct In { enum class E { a = "x", b = 2.5 }; };
void f() { enum class L { a = "x", b = 0.5 }; Text t = Text::a; switch (t) { case Text::a: case Text::b: break; } }
enum Weekday;
enum Weekday { mon, tue };
enum Weekday;
enum Never;
enum Never2 : int;
enum class Never3;
enum Never3 *ptr;
struct S { enum Inner; enum Inner { q }; enum Weekday day; };
void g() { enum Local; enum Weekday w; enum Weekday; }
extern "C" { enum CE; }
namespace n { enum NE; enum NE { z }; }
enum Weekday today;
