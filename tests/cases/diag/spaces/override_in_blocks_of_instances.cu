// expect: 20088 error 10
// expect: 20088 error 13
// expect: 20088 error 13
// expect: 20088 error 15
// expect: 20088 error 17
// expect: 20088 error 20
// expect: 20088 error 20
// Classes of blocks in instances of templates.
struct Outer { __device__ virtual void v() {} };
template<class T> void of_outer() { struct L : Outer { void v() override {} }; L l; }
template void of_outer<int>();
template void of_outer<long>();
template<class T> struct S { void m() { struct A { __device__ virtual void v() {} }; struct B : A { void v() {} }; B b; } };
template struct S<int>; template struct S<char>;
template<class T> void n() { struct A { __device__ virtual void v(T) {} }; struct B : A { void v(int) {} }; B b; }
template void n<int>();
template<class T> void o() { auto l = [] { struct A { __device__ virtual void v(T) {} }; struct B : A { void v(int) {} }; B b; }; }
template void o<int>();
template<class T> struct X { __device__ virtual void v(T) {} };
template<class T> void q() { struct B : X<T> { void v(int) {} struct C : X<T> { void v(int) {} }; }; B b; }
template void q<int>(); void w() { q<int>(); }
