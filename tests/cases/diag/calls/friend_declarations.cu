// expect: 20007 error 18
// expect: 20007 error 19
// expect: 20007 error 21
// expect: 20007 error 22
// expect: 20007 error 23
// expect: 20007 error 24
// expect: 20007 error 25
// expect: 20007 error 28
// expect: 20007 error 28
struct S { friend __device__ void e(); friend void g(); friend __host__ __device__ void h(S); template<class T> friend __device__ void t(T); friend __device__ void x(S) {} friend __device__ int operator+(S, int); };
void e();
__device__ void g();
void h(S);
template<class T> void t(T);
int operator+(S, int);
namespace N { struct P { friend __device__ void i(); friend __device__ void j(P); }; void i(); void j(P); }
void f(S s, N::P p) {
e();
g();
h(s);
t(1);
x(s);
s + 1;
N::i();
j(p);
}
struct Q { friend __device__ void e(); friend __device__ void y(); }; void y();
void ff() { y(); e(); }
