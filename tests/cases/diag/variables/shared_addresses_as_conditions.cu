// expect: 20093 warning 23
// expect: 20093 warning 24
// expect: 20093 warning 24
// expect: 20093 warning 24
// expect: 20093 warning 24
// expect: 20093 warning 25
// expect: 20093 warning 25
// expect: 20093 warning 25
// expect: 20093 warning 25
// expect: 20093 warning 25
// expect: 20093 warning 25
// expect: 20093 warning 26
// expect: 20093 warning 27
// expect: 20093 warning 28
// expect: 20093 warning 28
// expect: 20093 warning 29
// expect: 20093 warning 29
// expect: 20093 warning 30
// expect-device: 550 warning 24
// expect-device: 550 warning 25
// An address that is only asked whether it is null is taken all the same (20093).
__shared__ int s; __shared__ struct { int a[2]; int b; } st; extern __shared__ char dyn[]; __device__ int d; void f(int *);
void j() { if (&s) ; }
void k() { if (st.a) ; while (dyn) {} bool b = &s; b = dyn; }
void l(bool b) { bool c = &s && b; c = !st.a; c = !&s; c = b || &st.b; for (; &s;) break; do {} while (!dyn); }
int m() { return &s ? 1 : 2; }
bool n() { return &s == nullptr; }
bool o() { return &s != &st.b; }
bool p() { return dyn == nullptr || nullptr != st.a; }
constexpr bool r() { return &s; }
