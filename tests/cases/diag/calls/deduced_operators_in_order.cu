// expect: 20007 error 39
// expect: 20166 error 39
// expect: 20007 error 39
// expect: 20007 error 40
// expect: 20007 error 40
// expect: 20166 error 40
// expect: 20007 error 40
// expect: 20007 error 41
// expect: 20007 error 41
// expect: 20007 error 41
// expect: 20166 error 41
// expect: 20007 error 41
// expect: 20007 error 42
// expect: 20007 error 42
// expect: 20166 error 42
// expect: 20007 error 43
// expect: 20007 error 43
// expect: 20166 error 43
// expect: 20007 error 44
// expect: 20007 error 44
// expect: 20007 error 44
// expect: 20166 error 44
// expect: 20007 error 45
// expect: 20166 error 45
// expect: 20007 error 45
// expect: 20166 error 45
// expect: 20166 error 47
// expect: 276 error 46
// expect: 937 error 46
// expect: 281 error 46
// expect: 65 error 46
// expect: 20166 error 48
// expect: 937 error 46
// expect: 281 error 46
// expect: 65 error 46
// expect-device: 177 warning 48
struct S { __device__ auto operator[](int) { return 1; } __device__ auto operator+(int) { return 1; } __device__ auto operator()(int) { return 1; } __device__ auto operator++() { return 1; } __device__ auto operator->() { return this; } int m; };
__device__ int c(int);
int f(S s) { return 1 + s[0] + c(1); }
int g(S s) { return 1 + (s + c(1)) + c(1); }
int h(S s) { return 1 + s(c(1)) + c(1); }
int i(S s) { return ++s + c(1); }
int j(S s) { return s->m + c(1); }
int k(S s) { return s[c(2)] + c(1); }
int l(S s) { return s + s[1]; }
template <class T> __device__ auto a(T t) { typename T::x y; return 1; }
__device__ int b = sizeof(a(1));
void d() { decltype(a(2.0)) e; }
