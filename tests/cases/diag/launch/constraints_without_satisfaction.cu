// expect: 304 error 12
// expect: 304 error 12
// expect: 304 error 12
// expect: 304 error 12
// expect: 304 error 14
// expect: 304 error 14
// expect: 304 error 15
// expect: 304 error 15
// flags: --c++20
template <class T> concept C = sizeof(T) == 4;
template <C T> __global__ void f(T); __global__ void g(C auto x); template <class T> requires C<T> __global__ void h(T); template <class T> __global__ void i(T) requires C<T>;
void a() { f<<<1, 1>>>(1); f<<<1, 1>>>('c'); g<<<1, 1>>>(1); g<<<1, 1>>>('c'); h<<<1, 1>>>('c'); i<<<1, 1>>>('c'); }
template <C T> __global__ void o(T); template <class T> requires (!C<T>) __global__ void o(T, int);
void b() { o<<<1, 1>>>('c', 1); o<<<1, 1>>>(1); o<<<1, 1>>>(1, 2); o<char><<<1, 1>>>('c', 1); f<char><<<1, 1>>>('c'); f<int><<<1, 1>>>('c'); }
template <C T> void p(T); void q(C auto...); void c() { p(1); p('c'); q(1, 2, 3); q(1, 'c'); }
