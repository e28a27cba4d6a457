// expect: 20007 error 10
// expect: 20007 error 11
// expect: 20007 error 25
// expect: 20007 error 26
// An operand that is not evaluated makes bodies whose results are deduced, and none of constexpr functions; `typeid`
// evaluates a glvalue of a polymorphic class.
#include <typeinfo>
struct A { __device__ void m() const; };
template <class T> constexpr int constant(T x) { x.m(); return 1; }
template <class T> auto deduced(T x) { x.m(); return 1; }
template <class T> constexpr int used(T x) { x.m(); return 1; }
struct P { virtual ~P(); };
struct Q { };
__device__ P &p();
__device__ P *pointer();
__device__ Q &q();
__device__ P by_value();
void host(A a) {
  (void)sizeof(constant(a));
  (void)noexcept(constant(a));
  decltype(constant(a)) i = 0;
  (void)i;
  (void)sizeof(deduced(a));
  auto address = &used<A>;
  (void)typeid(p());
  (void)typeid(*pointer());
  (void)typeid(pointer());
  (void)typeid(q());
  (void)typeid(by_value());
}
