// expect: 609 error 17
// expect: 609 error 19
// expect: 606 error 25
// expect: 606 error 33
// expect: 609 error 35
// expect: 609 error 39
// expect: 606 error 42
// expect: 606 error 45
// expect: 606 error 49
// expect: 606 error 56
// flags: --error_limit=1000
#pragma nv_exec_check_disable
void a1() { }
void a2() {
#pragma nv_exec_check_disable
  int x; x = 1;
#pragma nv_exec_check_disable
}
#pragma nv_exec_check_disable
;
#pragma nv_exec_check_disable
struct S {
#pragma nv_exec_check_disable
  void f();
#pragma nv_exec_check_disable
};
#pragma nv_exec_check_disable
int v;
#pragma nv_exec_check_disable
namespace N {
#pragma nv_exec_check_disable
template <class T> void t();
#pragma nv_exec_check_disable
}
#pragma nv_exec_check_disable
extern "C" { void g(); }
#pragma nv_exec_check_disable
using T2 = int;
#pragma nv_exec_check_disable
static_assert(true, "");
int w = 1 +
#pragma nv_exec_check_disable
  2;
void a3() { if (v)
#pragma nv_exec_check_disable
  v = 1; }
#pragma hd_warning_disable
enum E { e1,
#pragma hd_warning_disable
 e2 };
#pragma nv_exec_check_disable
#pragma nv_exec_check_disable
void a4(int
#pragma nv_exec_check_disable
  x) { }
#pragma nv_exec_check_disable
