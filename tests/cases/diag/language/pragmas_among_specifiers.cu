// expect: 606 error 23
// expect: 606 error 49
// expect: 606 error 52
// expect: 606 error 61
// expect: 606 error 64
// expect: 606 error 67
// expect-device: 177 warning 12
// expect-device: 177 warning 15
// expect-device: 177 warning 38
static
#pragma nv_exec_check_disable
void g();
inline
#pragma nv_exec_check_disable
static void h();
int
#pragma nv_exec_check_disable
i();
__device__
#pragma nv_exec_check_disable
void j();
extern "C"
#pragma nv_exec_check_disable
void k();
struct S { virtual
#pragma nv_exec_check_disable
 void m(); static
#pragma nv_exec_check_disable
 int n; };
void l()
#pragma nv_exec_check_disable
;
void m()
#pragma nv_exec_check_disable
{ }
const
#pragma nv_exec_check_disable
int o = 1;
struct
#pragma nv_exec_check_disable
S1 { void m(); };
struct S2
#pragma nv_exec_check_disable
{ void m(); };
enum
#pragma nv_exec_check_disable
E { e };
namespace
#pragma nv_exec_check_disable
N { }
int x =
#pragma nv_exec_check_disable
1;
int y
#pragma nv_exec_check_disable
= 1;
int z[
#pragma nv_exec_check_disable
3];
typedef
#pragma nv_exec_check_disable
int T;
using U
#pragma nv_exec_check_disable
= int;
int a,
#pragma nv_exec_check_disable
b;
