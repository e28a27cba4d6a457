// expect: 2097 warning 15
// expect: 2097 warning 16
// expect: 2097 warning 17
// expect: 2097 warning 18
// expect: 20116 error 18
// expect: 2097 warning 19
// expect-device: 2097 warning 15
// expect-device: 2097 warning 16
// expect-device: 2097 warning 17
// expect-device: 2097 warning 18
// expect-device: 20116 error 18
// expect-device: 2097 warning 19
// flags: --c++20
template <class T> concept C = true;
template <class... A, C D> __host__ void a(A... x) {}
template <class... A, template <class> class D> void b(A... x) {}
template <class... A, C auto D> void c(A... x) {}
template <class... A, template <class> typename D> __global__ void d(A... x) {}
template <class... A, int D> void e(A... x) {}
