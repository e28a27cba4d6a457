// expect: 20007 error 17
// expect: 20007 error 21
// expect: 20007 error 26
// expect: 20007 error 30
__device__ int d();
struct S {
  S(); ~S(); operator int(); int m(); template<class T> int t(T);
  struct N { static int s(); };
#pragma nv_exec_check_disable
  int later();
};
#pragma nv_exec_check_disable
S::S() { d(); }
#pragma nv_exec_check_disable
S::~S() { d(); }
#pragma nv_exec_check_disable
S::operator int() { auto l = [] { return d(); }; return d(); }
#pragma nv_exec_check_disable
int S::m() { return d(); }
#pragma nv_exec_check_disable
template<class T> int S::t(T) { return d(); }
template<> int S::t(int) { return d(); }
#pragma nv_exec_check_disable
int S::N::s() { return d(); }
int S::later() { return d(); }
int early() { return d(); }
#pragma nv_exec_check_disable
int early();
[[device]] int nothing();
int use() { return nothing() + d(); }
