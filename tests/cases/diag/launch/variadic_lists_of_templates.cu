// expect: 20046 error 2
template<class T> __global__ void h(T &&...); template<class T> void g(T...); template<class T, class... U> void i(T, U...); template<class... U> void j(U &&...); template<class T> struct S { void m(T...); template<class... V> void n(V..., T...); };
template<class T, class U> __device__ void w(T, U...); template<typename... A> using F = void(A...); template<class R, class... A> struct X; template<class R, class... A> struct X<R(A...)> {}; template<class R, class... A> struct X<R(A......)> {};
void f(S<int> s) { h<<<1, 1>>>(1); g(1, 2, 3); i(1, 2, 3); j(1, "a"); s.m(1, 2, "c"); F<int, int> *p; X<int(int, int)> x; X<int(int, ...)> y; h<int &><<<1, 1>>>(*new int, 1); }
