// expect: 174 warning 46
// expect: 174 warning 46
// expect-device: 174 warning 46
// expect-device: 174 warning 46
// expect-device: 177 warning 46
// expect-device: 177 warning 46
// expect-device: 177 warning 46
// expect-device: 177 warning 46
// expect-device: 177 warning 46
// expect-device: 177 warning 46
// expect-device: 177 warning 46
// expect-device: 177 warning 46
// expect-device: 177 warning 46
// expect-device: 177 warning 46
// expect-device: 177 warning 46
// expect-device: 177 warning 46
// expect-device: 177 warning 46
// expect-device: 177 warning 46
// expect-device: 177 warning 46
// expect-device: 177 warning 38
// expect-device: 177 warning 38
// expect-device: 177 warning 38
// expect-device: 177 warning 38
// expect-device: 177 warning 39
// expect-device: 177 warning 39
// expect-device: 177 warning 39
// expect-device: 177 warning 39
// expect-device: 177 warning 39
// expect-device: 177 warning 42
// expect-device: 177 warning 42
// expect-device: 177 warning 42
// expect-device: 177 warning 42
// expect-device: 177 warning 42
// expect-device: 174 warning 42
// flags: --c++17
// Variables that nothing names: in templates an operator may be a call, and references to what does nothing are told of.
struct S { int k; S(int); };
template <class T> __device__ int i1(T t) { const T *q1 = &t; T *q2 = &t; T *q3; T *q4 = nullptr; int *q5 = nullptr; const int *q6 = 0; T q7[3]; const T q8 = t; T **r1 = &q2; auto *r2 = &t; auto r3 = t; int *r4 = (int *)&t; T *r6 = &t + 1; void *r7 = &t; return 1; }
template <class T> struct X { T m; __device__ int f(T *p) { T *a = p; const T *b = &m; T *c; T &d = m; int e = 1; const X *g = this; X *h = this; const int *i = &e; return 1; } };
__global__ void k() { i1(3); i1(1.5f); X<int> x; x.f(nullptr); }
template <class T> __device__ int never(T t) { const T *q = &t; T *q2; int n = 1; return 1; }
template <class T> __device__ int i3(T t, T *p, int k) { T a1 = t + 1; T a2 = -t; bool a3 = t == t; T a4 = *p; T a5 = p[1]; int a8 = sizeof(t); T a9 = (T)k; T b1 = T(k); T b2 = !t; auto b3 = t ? t : t; int b4 = k + 1; int b5 = int(t); T *b8 = p + 1; T *b9 = &p[1]; T **c1 = &p; int *c2 = &k; T c3(t); T c4{t}; auto c5 = (t, k); const T &c6 = *p; T *c7 = &*p; T *d3 = &(t); T *d4 = p; return 1; }
struct Q { int x; int type; static const int value = 1; };
__global__ void k3() { i3(3, (int *)0, 1); }
float g(); struct SS { int k; SS(int); ~SS(); }; struct P { int a, b; };
void f(int n, float q) { const int &a = 3; int &&b = 4; const int &c = n + 1; const float &d = q * 2; const double &e = n; const int &h = g(); const SS &i = SS(1); P &&k = P(); const P &l = {1, 2}; const char *const &m = "x"; int &&o = int(q); const int &p = n; const int &r = n++; auto &&s = 3; auto &&t = n; const auto &u = 3.5; const int &v{7}; static const int &w = 3; int x = (3, n); const int (&y)[2] = {1, 2}; const long &z = n; (const int &)3; int{n}; }
