// expect: 20005 error 6
// expect: 20005 error 8
struct A { int a;
 friend __device__ void f(A) {}
 friend void g(A) {}
 friend __host__ __device__ void x(A a) { f(a);
   g(a); } };
__host__ __device__ void y(A a) { f(a);
   g(a); } 
struct N { N(); N(const N &); ~N(); };
void g2(N) {}
__host__ __device__ void z(N &a) {
   g2(a); } 
struct P { int x; }; void g3(P);
__host__ __device__ void w(P &a) {
   g3(a); } 
