// expect: 20245 error 9
// expect: 20245 error 9
// expect: 20245 error 9
// expect: 20245 error 9
// expect: 20245 error 15
// expect: 20245 error 15
// expect: 20245 error 15
// expect: 20245 error 16
struct S { S(__grid_constant__ const int x); void m(__grid_constant__ const int x); static void s(__grid_constant__ const int); ~S(); void operator()(__grid_constant__ const int x); void n(const int); };
S::S(__grid_constant__ const int x) {}
void S::m(__grid_constant__ const int x) {}
void S::s(__grid_constant__ const int x) {}
void S::operator()(__grid_constant__ const int x) {}
void S::n(__grid_constant__ const int x) {}
namespace N { void f(__grid_constant__ const int); struct Q { Q(int, __grid_constant__ const int y); explicit Q(__grid_constant__ const char y); }; }
void N::f(__grid_constant__ const int x) {}
N::Q::Q(int, __grid_constant__ const int y) {}
N::Q::Q(const char y) {}
