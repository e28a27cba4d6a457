// flags: --c++20
template <class T> concept C = sizeof(T) > 2;
template <class T> struct V { __device__ void f() requires C<T>; void f(); V() requires C<T>; __device__ V(int) requires C<T>; ~V() requires C<T>; __device__ ~V(); };
template <class T> void V<T>::f() requires C<T> {}
template <class T> void V<T>::f() {}
template <class T> __device__ void g(T) requires C<T>;
template <class T> void g(T) requires C<T> {}
template <class T> void g(T) requires (!C<T>) {}
template <class U> struct W { template <class T> __device__ void m(T) requires C<T>; template <class T> void m(T) requires C<U>; };
template <class U> template <class T> void W<U>::m(T) requires C<T> {}
template <class U> template <class T> void W<U>::m(T) requires C<U> {}
