// expect: 311 error 19
// expect: 311 error 20
// expect: 311 error 21
// expect: 311 error 24
// expect: 311 error 25
// expect: 311 error 29
// expect: 311 error 30
// expect: 311 error 31
// expect-device: 311 error 19
// expect-device: 311 error 20
// expect-device: 311 error 21
// expect-device: 311 error 24
// expect-device: 311 error 25
// expect-device: 311 error 29
// expect-device: 311 error 30
// expect-device: 311 error 31
// Functions declared again with another result, one of which is deduced.
// flags: --c++17
void a(); auto a();
auto b(); void b();
int c(); auto c();
auto f(); auto f() { return 1; }
auto g() -> int; int g();
auto h() -> int; auto h();
void i(); auto i() {}
struct S { void m(); auto n(); int p(); };
template <class T> void t(T); template <class T> auto t(T);
template <class T> auto u(T); template <class T> auto u(T) { return 1; }
auto* v(); auto v();
const auto w(); auto w();
__host__ void host(); __device__ auto host();
auto same(int); auto same(int x) { return x; } auto same(int);
auto known(int x) { return x; } auto known(int);
