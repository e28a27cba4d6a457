// expect: 20007 error 6
// expect: 20007 error 6
template <template <class, int> class C> __device__ void nested(C<int, 3>) { }
template <class T, template <class> class C> __device__ void second(C<T>) { }
template <class T> struct W { T t; }; template <class T, int N> struct A { T t[N]; };
void host() { nested(A<int, 3>()); second(W<int>{1}); }
