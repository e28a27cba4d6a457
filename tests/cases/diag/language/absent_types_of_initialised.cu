// expect: 276 error 40
// expect: 937 error 40
// expect: 281 error 40
// expect: 65 error 40
// expect: 20 error 40
// expect: 276 error 43
// expect: 937 error 43
// expect: 281 error 43
// expect: 65 error 43
// expect: 20 error 43
// expect: 276 error 45
// expect: 937 error 45
// expect: 281 error 45
// expect: 65 error 45
// expect: 276 error 45
// expect: 20 error 45
// expect: 276 error 47
// expect: 276 error 47
// expect-device: 276 error 40
// expect-device: 937 error 40
// expect-device: 281 error 40
// expect-device: 65 error 40
// expect-device: 20 error 40
// expect-device: 276 error 43
// expect-device: 937 error 43
// expect-device: 281 error 43
// expect-device: 65 error 43
// expect-device: 20 error 43
// expect-device: 177 warning 45
// expect-device: 276 error 45
// expect-device: 937 error 45
// expect-device: 281 error 45
// expect-device: 65 error 45
// expect-device: 276 error 45
// expect-device: 20 error 45
// expect-device: 276 error 47
// expect-device: 276 error 47
// Behind a type that an instance lacks, the initialiser of what it declares is not read.
struct Has { using nothing = int; static constexpr int v = 1; };
template <class T> __device__ void d(T t) { typename T::nothing x = T::v; (void)x; }
template __device__ void d<Has>(Has);
template __device__ void d<float>(float);
template <class T> __device__ void e(T t) { typename T::nothing x{T::v}; (void)x; }
template __device__ void e<float>(float);
template <class T> __device__ void f(T t) { typename T::nothing x = 1, y = t + T::v; int z = T::v; (void)x; }
template __device__ void f<float>(float);
template <class T> __device__ void g(T t) { int x = T::v + T::w; (void)x; }
template __device__ void g<float>(float);
