// expect: none
__global__ void k(int); template <void (*F)(int)> void a() { F<<<1, 1>>>(1); (F)<<<1, 1>>>(2); } void f() { a<k>(); }
template <void (&F)(int)> void b() { F<<<1, 1>>>(1); F(1); } void g() { b<k>(); }
constexpr void (*p)(int) = k; void h() { p<<<1, 1>>>(1); (*p)<<<1, 1>>>(2); constexpr auto q = &k; q<<<1, 1>>>(3); }
