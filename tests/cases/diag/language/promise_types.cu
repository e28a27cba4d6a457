// expect: 135 error 9
// expect: 135 error 10
// expect: 135 error 11
// expect: 135 error 11
// expect: 135 error 11
// expect: 135 error 12
// flags: --c++20
#include <coroutine>
__global__ void kco() { co_return; }
void f2(int, float) { co_yield 1; }
struct S { void m() { co_return; } static void sm(int) { co_return; } void cm() const { co_return; } };
namespace N { void n() { co_return; co_return; } }
template <class T> void t(T) { co_return; }
