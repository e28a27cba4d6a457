// expect: none
// expect-device: 20280 warning 7
// expect-device: 20280 warning 11
// expect-device: 20280 warning 13
// expect-device: 20280 warning 6
template <class T> __global__ void c(T);
template <> __global__ void c(int);
template <> __global__ void c(char);
template <> void c(long);
template <class T> __global__ void d(T) {}
template <> __global__ void d(int);
template <> __global__ void d(char);
template <> void d(long);
template <> __global__ void d(short);
void go() { c<<<1, 1>>>(1); c<<<1, 1>>>(2.0); d<<<1, 1>>>(1); d<<<1, 1>>>('c'); d<<<1, 1>>>(2.f); d<<<1, 1>>>(1L); }
template <> __global__ void d(char) {}
