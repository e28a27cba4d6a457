// expect: none
// A template-id that names one of several function templates, as an argument.
template <class Fn> void def(Fn fn) {}
template <class T1, class T2> T2 fn(T1, T2);
template <class T1> int fn(T1) { return 0; }
template<class T> int one(T); template<class It, class F> F each(It, F);
void q() { def(fn<int>); def(one<int>); def(&one<int>); each(1, fn<int>); each(1, &fn<char>); }
template<class R, class A> void takes(R (*)(A), A) {} template<class A, class B> B two(A, B); template<class T> void takes2(void (*)(T)) {} template<class T, class U> void vf(T); template<class T> void vf(T);
void r() { takes(fn<int>, 1); takes(one<long>, 2L); takes2(vf<int>); takes2<char>(vf<char>); }
