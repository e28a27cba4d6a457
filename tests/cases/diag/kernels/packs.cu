// expect: 2097 warning 5
// expect: 20116 error 5
// expect: 20116 error 6
// expect: 20117 error 6
template <class... A, int N> __global__ void a(A... x);
template <int... I, class... B> __global__ void b(B... x);
template <class T, class... B> __global__ void c(T, B... x);
