// flags: -std=c++17
#include <functional>
# 1 "/usr/include/library.h" 1 3
extern "C" int puts(const char *);
namespace lib { inline std::function<void()> make(const char *s) { puts(s); return [] {}; } template <class T> struct rc { rc(const char *s) { puts(s); } };
struct b1 { static inline std::function<void(int, int)> call = [](int, int) { puts("never"); }; };
struct b2 { static inline decltype(make("x")) x = make("b2"); };
struct b3 { alignas(64) static inline rc<int (*)(int)> r{"b3"}; };
struct b4 { static inline int (*p)(const char *) = (puts("b4"), puts); };
struct b5 { static inline int a[2] = {puts("b5"), 1}; static inline int plain(int x) { return x; } static inline constexpr int none = 3; };
template <class T> struct b6 { static inline rc<T> r{"never"}; };
template <> struct b6<int> { static inline rc<int> r{"b6"}; __attribute__((used)) int f() { return 3; } };
enum { one, two } which = two; enum class mood : int { fine } felt = mood::fine;
template <class T> rc<T> v("never"); template <> rc<int> v<int>("special"); }
# 17 "static_members_of_function_types.cu"
__global__ void k(int *p) { *p = 1; }
