// expect: 20007 error 6
// A using-declaration makes members accessible; see also ordinary accesses.
struct B { __device__ void m(); protected: __device__ void p(); void q(); int x; };
struct C : B { using B::m; using B::p; using B::q; using B::x; };
void f(C c) { 
  c.p(); 
  c.q();
  c.x = 1;
}
class P { int y; void z(); protected: static void s(); typedef int T; };
class Q : private P { public: using P::s; using P::T; };
void g(Q q) { q.s(); Q::s(); Q::T t = 1; }
