// expect: 20085 error 2
struct B { virtual void v(); virtual ~B(); int a; }; struct D : B { __device__ D() { } __device__ void v() override; }; void D::v() { } struct A { A(); ~A(); A(const A &); A &operator=(const A &); int m() const; static void s(); friend A operator+(A, A); template<class T> void t(T); operator bool() const; int operator()(int); A *operator->(); void *operator new(std::size_t); };
__device__ void f1() { D d; d.v(); B *b = &d; b->v(); delete b; }
__device__ void f2() { A a; A b = a; a = b; a.m(); A::s(); a + b; a.t(1); if (a) { } a(1); a->m(); new A; A arr[2]; A c{}; const A &r = A(); (void)A(a); }
__host__ __device__ void f3() { A a; A b(a); b = a; }
__device__ A f4() { return A(); }
__device__ void f5(A a) { f5(a); f5(A()); }
__device__ A ga; struct M { A a; }; __device__ void f6() { M m; M n = m; n = m; } struct N : A { }; __device__ void f7() { N n; } struct P { A *a; __device__ P() : a(new A) { } __device__ ~P() { delete a; } }; __device__ void f8() { P p; }
