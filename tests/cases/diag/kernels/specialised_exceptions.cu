// expect: 20190 error 14
// expect: 20190 error 15
// expect: 20190 error 16
// expect: 20190 error 18
// expect: 20190 error 20
// expect: 20190 error 21
// expect: 20024 error 25
// Whether a specialisation has an exception specification is what its template says, not what it says itself.
template <class T> void without(T) {}
template <> __global__ void without(float) noexcept {}
template <> __global__ void without(double) noexcept(true) {}
template <> __global__ void without(int) throw() {}
template <class T> void with(T) noexcept {}
template <> __global__ void with(float) {}
template <> __global__ void with(float *) noexcept(false) {}
template __global__ void with(int);
template <class T> void with_false(T) noexcept(false) {}
template <> __global__ void with_false(float) {}
template <class T> void depending(T) noexcept(sizeof(T) == 4) {}
template <> __global__ void depending(float) {}
template <> __global__ void depending(char) {}
template <class T> __global__ void kernel(T);
template <> __global__ void kernel(float) noexcept;
template <class T> __device__ void for_device(T) {}
template <> __global__ void for_device(float) noexcept {}
