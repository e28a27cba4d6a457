// expect: 174 warning 75
// expect: 174 warning 76
// expect: 174 warning 77
// expect: 174 warning 77
// expect: 174 warning 77
// expect: 174 warning 78
// expect: 174 warning 78
// expect: 174 warning 78
// expect: 174 warning 79
// expect: 174 warning 79
// expect: 174 warning 80
// expect: 174 warning 80
// expect: 174 warning 81
// expect: 174 warning 81
// expect: 174 warning 82
// expect: 174 warning 83
// expect: 174 warning 86
// expect: 174 warning 86
// expect: 174 warning 86
// expect: 174 warning 87
// expect: 174 warning 87
// expect: 174 warning 87
// expect: 174 warning 87
// expect: 174 warning 87
// expect: 174 warning 87
// expect: 174 warning 87
// expect: 174 warning 87
// expect: 174 warning 87
// expect: 174 warning 87
// expect: 174 warning 87
// expect: 174 warning 88
// expect: 174 warning 88
// expect: 174 warning 88
// expect: 174 warning 88
// expect: 174 warning 88
// expect: 174 warning 88
// expect: 174 warning 89
// expect: 174 warning 89
// expect: 174 warning 89
// expect: 174 warning 90
// expect: 174 warning 90
// expect: 174 warning 91
// expect: 174 warning 92
// expect: 174 warning 92
// expect: 174 warning 93
// expect: 174 warning 94
// expect: 174 warning 95
// expect: 174 warning 95
// expect: 174 warning 95
// expect: 174 warning 95
// expect: 174 warning 95
// expect: 174 warning 95
// expect: 174 warning 96
// expect: 174 warning 96
// expect: 174 warning 96
// expect: 174 warning 97
// expect: 174 warning 97
// expect: 174 warning 97
// expect: 174 warning 97
// expect: 174 warning 99
// expect: 174 warning 99
// expect: 174 warning 99
// expect: 174 warning 99
// expect: 174 warning 99
// expect: 174 warning 100
// expect: 174 warning 100
// expect: 174 warning 100
// expect: 174 warning 100
// expect: 174 warning 100
// expect: 174 warning 100
// expect: 174 warning 101
// expect: 174 warning 101
struct A { int a, b; int m() const; A &operator+=(int); }; int g();
struct S { int v, w[2]; void m(int p) {
 auto l1 = [=] () { v; };
 auto l2 = [=] { p; };
 auto l3 = [this] () { this->v; v + 1; w[0]; };
 auto l4 = [=] __device__ () { v; p; p + v; };
 auto l5 = [&] { p; v == 1; };
 auto l6 = [p] () mutable { p; p = 1; p == 1; };
 auto l7 = [x = p] { x; x + 1; };
 auto l8 = [&x = p] { x; };
 auto l9 = [*this] { v; };
} };
void f(A a, int n, int *q, int (&r)[2]) {
 auto l1 = [a] { a; a.a; a.m(); a.b + 1; };
 auto l2 = [=] { n; -n; n + 1; n == 1; !n; n ? 1 : 2; q; *q; q[1]; r[0]; r; };
 auto l3 = [&] { n; a; a.a; q; *q; r[1]; };
 auto l4 = [=] (auto z) { n; z; z + n; 1; };
 auto l5 = [=] __device__ { n; a.a; };
 auto l6 = [=] __host__ __device__ { n; return a.a; };
 auto l7 = [] { 1; 2 + 3; };
 auto l8 = [n] { return [n] { n; }; };
 auto l9 = [=] { (void)n; (void)(n + 1); n, g(); g(), n; };
 auto l10 = [=] { if (n) n; else a.a; for (n; n; n) n; while (n) n; };
 const int c = 3; constexpr int k = 4; auto l11 = [=] { c; k; c + k; };
 [=] { n; }(); n; a; a.a;
}
template<class T> void t(T x, int y) { auto l = [=] { x; y; y + 1; x + y; }; x; y; }
__global__ void kk(int *p) { auto l = [=] { p; *p; }; p; threadIdx.x; *p; p[0]; }
auto gl = [] (int x) { x; x + 1; };
