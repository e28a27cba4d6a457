// The address of a managed variable is found at run-time: it is no constant.
// expect: 28 error 16
// expect: 28 error 16
// expect: 28 error 16
// expect: 28 error 16
// expect: 28 error 16
// expect: 28 error 18
// expect: 28 error 20
// expect: 1735 error 22
// expect: 137 error 22
__managed__ int mg; __managed__ int ma[3]; struct S { int a; }; __managed__ S ms;
int *gp = &mg; static int *gq = &ma[1]; int &gr = ms.a;
__device__ int *dp = &mg;
__constant__ int *cp = &mg;
__managed__ int *mp = &mg;
constexpr int *k1 = &mg; constexpr int *k2 = ma; constexpr int *k3 = &ma[1]; constexpr int *k4 = &ms.a; constexpr int &k5 = mg; constexpr bool k6 = &mg == nullptr; constexpr bool k7 = &mg;
static_assert(&mg != nullptr, ""); static_assert(sizeof mg == 4, ""); static_assert(&ma[1] - &ma[0] == 1, "");
constexpr long k8 = sizeof(ma); constexpr const S *k9 = &ms;
int f() { return &mg == nullptr ? 1 : 2; }
__global__ void k() { static int *p = &mg; constexpr int *q = &mg; __shared__ int *s; }
void g() { static int *p = &mg; if (&mg) p = 0; switch (1) { case sizeof(mg): ; } }
void lambdas() { int &r = mg; auto m = [] { return r; }; m(); auto l = [=] { r = 3; }; l(); }
