// expect: 20007 error 11
// expect: 20007 error 11
// expect: 20007 error 13
// expect: 20007 error 17
// expect: 20007 error 17
template<class T> void t(T) {}
template __device__ void t<int>(int);
template __host__ __device__ void t<char>(char);
template<class T> __device__ void u(T) {}
template __host__ void u(int);
void f() { t(1); t('c'); t(2.0); u(1); u('c'); }
template __device__ void t<double>(double);
void g() { t(2.0); }
template<class T> struct S { void m(); __device__ void n(); };
template<class T> void S<T>::m() {}
template __device__ void S<int>::m();
void f(S<int> a, S<char> b) { a.m(); b.m(); a.n(); }
