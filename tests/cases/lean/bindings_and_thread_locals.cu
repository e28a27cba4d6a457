// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace lib { struct s { s(); ~s(); int n; }; extern thread_local s shared_one; inline thread_local s inline_one;
static thread_local int plain = 3; template <class T> thread_local T each = T();
struct holder { static thread_local s member; static inline thread_local int counted = 4; };
inline s &get() { static thread_local s local; return local; }
struct two { int a, b; two(); }; struct one { int a; }; one alone(int);
auto [left, right] = two(); const auto &[single] = alone(right); }
# 9 "bindings_and_thread_locals.cu"
int f() { return lib::shared_one.n + lib::each<int> + lib::holder::member.n; }
__global__ void k(int *p) { *p = 1; }
