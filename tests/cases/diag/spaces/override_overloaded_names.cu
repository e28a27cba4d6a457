// expect: 20088 error 22
// expect: 20088 error 22
// expect: 20088 error 23
// expect: 20088 error 25
// expect: 20088 error 25
// expect: 20088 error 26
// expect: 20088 error 27
// expect: 20088 error 27
// expect: 20088 error 29
// expect: 20088 error 29
// expect: 20088 error 29
// expect: 20088 error 30
// expect: 20088 error 30
// expect: 20088 error 30
// expect: 20088 error 32
// expect: 20088 error 32
// expect: 20088 error 32
// expect: 20088 error 32
// expect: 20088 error 32
// Functions are named with their parameters where their class has others of the name, and has them by then.
namespace N { struct A { __device__ virtual void f(int); struct I { __device__ virtual void f(); }; }; inline namespace L { struct Z { __device__ virtual void z(); }; } }
struct B : N::A { void f(int); struct J : I { void f(); }; };
struct C : N::Z { void z(); };
struct O { __device__ virtual void f(int); __device__ virtual void f(char); virtual void f(); template<class T> void f(T, T); };
struct P : O { void f(int); void f(char); void f(); };
struct R { static void f(char); __device__ virtual void f(int); }; struct S : R { void f(int); };
struct T : O { using O::f; void f(int); void f(char); };
struct U { __device__ virtual void g(int); __device__ virtual void g(int) const; __device__ virtual void h() &; };
struct V : U { void g(int); void g(int) const; void h() &; };
struct W : U { void g(int) const; void g(int); void h() &&; void h() &; };
struct X { __device__ virtual int operator()(int); __device__ virtual int operator()(char); __device__ virtual operator int(); __device__ virtual operator char() const; __device__ virtual bool operator!(); };
struct Y : X { int operator()(int); int operator()(char); operator int(); operator char() const; bool operator!(); };
