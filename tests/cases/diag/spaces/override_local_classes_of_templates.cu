// expect: 20088 error 6
// expect: 20088 error 7
// expect: 20088 error 16
// Local classes of a template are made with its instances; other local classes have members of their own.
struct Outer { __device__ virtual void v() {} };
template<class T> void of_outer() { struct L : Outer { void v() override {} }; L l; }
template<class T> struct S { void m() { struct L : Outer { void v() override {} }; } };
void unrelated() { struct A { __device__ void v() {} void w() {} }; struct B { void v() {} __device__ void w() {} }; }
template<class T> void implicit() {
  struct A { __device__ virtual void v() {} };
  struct B : A { void v() override {} };
  B b;
}
template<class T> void asked_for() {
  struct A { __device__ virtual void v() {} };
  struct B : A { void v() override {} };
  B b;
}
template void asked_for<int>();
