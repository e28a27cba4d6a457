// expect: 254 error 11
// expect: 254 error 12
// expect: 29 error 12
// expect: 254 error 14
// expect-device: 254 error 11
// expect-device: 254 error 12
// expect-device: 29 error 12
// expect-device: 254 error 14
struct mm { template <class A> int operator()(int x) const { return x; } template <class A> int operator()() const { return 1; } template <int A> int operator[](int x) const { return x; } template <class A> int operator+(int x) const { return x; } template <int A> int operator-(int x) const { return x; } template <int A> int m(int x) { return 1; } };
template <class M> int run1(int x) { M mma;
 int a = mma.operator()<int>(x);
 int b = mma.operator()<int>();
 int c = mma.operator[]<3>(x);
 int d = mma.operator+<int>(x);
 int e = mma.operator-<3>(x);
 int f = mma.m<3>(x);
 return a; }
template <class M> int run3(int x) { M m; int f = m.m<3>(x); return f; }
template <class M> int run4(int x) { M m; int f = m.operator-<3>(x); return f; }
template <class M> int run5(int x) { M m; int f = m.operator[]<3>(x); return f; }
template <class M> int run6(int x) { M m; int f = m.m<true>(x); m.m<true>(x); m.m<1>(x); return f; }
int use() { return run1<mm>(1); }
struct multiply { template <bool A, bool B> __host__ __device__ int operator()(int x) const { return A + B + x; } };
template <class M> struct product { M held; int run(int x) { M m; return m.operator()<true, true>(x) + held.operator()<true, false>(x) + (&m)->operator()<false, false>(x); } };
template <class M> __global__ void kernel(M m, int *p) { if (*p) p[0] = m.operator()<true, false>(3); else p[1] = m.operator()<false, true>(p[2]); }
int multiplied(multiply m, int *p) { kernel<<<1, 1>>>(m, p); return product<multiply>().run(3); }
