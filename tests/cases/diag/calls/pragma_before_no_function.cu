// expect: 609 error 17
// expect: 609 error 19
// expect: 609 error 25
// expect: 609 error 29
// expect: 609 error 31
// expect: 609 error 33
// expect: 609 error 35
// expect: 609 error 41
// expect: 609 error 47
// expect: 609 error 49
// expect: 609 error 53
// expect: 609 error 55
// expect: 606 error 57
namespace N { void f(); template<class T> T x; }
template<class T> void t(T) {}
template<class T> struct S { void m(); };
#pragma nv_exec_check_disable
using N::f;
#pragma nv_exec_check_disable
using namespace N;
#pragma nv_exec_check_disable
using A [[maybe_unused]] = int;
#pragma nv_exec_check_disable
namespace M = N;
#pragma nv_exec_check_disable
template<> void t(char) {}
#pragma nv_exec_check_disable
template<> struct S<int> {};
#pragma nv_exec_check_disable
template<> void S<char>::m() {}
#pragma nv_exec_check_disable
template void t(int);
#pragma nv_exec_check_disable
extern template struct S<long>;
#pragma hd_warning_disable
asm("");
#pragma nv_exec_check_disable
extern "C" void ec();
struct B { int b; };
struct D : B {
#pragma nv_exec_check_disable
  using B::b;
#pragma nv_exec_check_disable
  friend struct Q;
};
void g() {
#pragma nv_exec_check_disable
  using namespace N;
#pragma nv_exec_check_disable
  static_assert(true, "");
#pragma nv_exec_check_disable
  int y;
#pragma nv_exec_check_disable
  ;
#pragma nv_exec_check_disable
  asm("");
#pragma nv_exec_check_disable
  g();
}
