// flags: --c++20
// expect: 20 error 30
// expect: 757 error 31
// expect: 18 error 31
// expect: 65 error 31
// expect: 20 error 34
// expect: 757 error 35
// expect: 757 error 35
// expect: 20 error 37
// expect: 20 error 37
// expect: 18 error 38
// expect: 65 error 38
// expect: 20 error 40
// expect: 70 error 41
// expect: 20 error 41
// expect: 254 error 41
// expect: 18 error 41
// expect: 65 error 41
// expect: 20 error 43
// expect: 1835 warning 44
// expect: 70 error 44
// expect: 254 error 44
// expect: 18 error 44
// expect: 65 error 44
// expect: 70 error 46
// expect: 20 error 46
// expect: 18 error 46
// expect: 65 error 46
// Parameters of templates are constants where their concept is not declared.
template <Number N>
N twice(N n) { return n + n; }
int after1;
int after3;
template <Number T>
struct Box { T v; T get() const { return v; } };
int after4;
template <Number T, Number U>
auto add(T a, U b) -> decltype(a + b) { return a + b; }
int after5;
template <Number T>
void ptr(T *p, int n) { p[0] = n; }
int after6;
template <Number T>
__global__ void kernel(T *p, int n) { p[0] = n; }
int after7;
void none(Number auto x) {}
int after8;
int after10;
