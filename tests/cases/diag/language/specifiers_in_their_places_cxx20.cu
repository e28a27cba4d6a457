// expect: 546 warning 8
// expect-device: 177 warning 8
// expect-device: 546 warning 8
// expect-device: 177 warning 13
// expect-device: 177 warning 14
// expect-device: 177 warning 14
// flags: --c++20
void sw(int a) { switch (int b = a; b) { case 1: static int z; const int y = 1; (void)y; break; default: constexpr int q = 2; (void)q; } if (a) [[likely]] { } while (a) [[unlikely]] a--; }
template <class T> concept C = true;
template <class T> struct R { R() requires C<T> {} explicit R(int) requires (sizeof(T) > 1) {} template <class U> requires (sizeof(U) > 1) explicit R(U) {} template <class U> requires C<U> inline explicit R(U *) {} };
auto lm = [](auto x) mutable requires (sizeof(x) > 1) { return x; };
auto lc = []() constexpr mutable { return 1; }; auto ln = [] () mutable noexcept -> int { return 1; };
enum class EE : unsigned { a, b = 2, c, }; enum { ee1, ee2 = 3 }; enum OE : int; const enum EE ee = EE::a;
extern "C" const int cx = 1; extern "C" { static int sx; const int cy = 2; void ff(void); int gg(int, void (*)(void)); }
using FV = void (*)(int, void (*)(void), void *); int (*fa)(void), (*fb)(void); decltype(static_cast<void (*)(int)>(nullptr)) fd; auto t = sizeof(void (*)(void));
struct Op { void operator()(void) const; operator bool(void); void *operator new(unsigned long); };
