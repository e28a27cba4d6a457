// expect: 20048 error 22
// expect: 20048 error 23
// expect: 20048 error 25
// expect: 20048 error 27
// expect: 20048 error 28
// expect: 20048 error 29
// expect: 20048 error 30
// expect: 20048 error 22
// expect: 20048 error 23
// expect: 20048 error 22
// expect: 20048 error 23
// expect: 20048 error 24
// expect: 20048 error 24
// expect: 20049 error 39
// expect: 20049 error 40
// A kernel template is not told that its result is wrong; its declarations are, with each instance, and an explicit
// instantiation or specialisation that says `__global__`.
template <class T> __global__ int never(T);
template <class T> __global__ T *pointer(T);
template <class T> __global__ auto trailing(T) -> int;
template <class T> __global__ auto deduced_never(T) { }
template <class T> __global__ int twice(T);
template <class T> __global__ int twice(T) { return 1; }
template <class T> __global__ T dependent() { }
template __global__ int twice<float>(float);
template __global__ void dependent<void>();
template <class T> __global__ int special(T);
template <> __global__ int special<char>(char);
template <class T> __global__ T special_dependent(T);
template <> __global__ int special_dependent(int);
void launches() {
  twice<<<1, 1>>>(1);
  twice<<<1, 1>>>(2);
  twice<<<1, 1>>>('c');
  dependent<void><<<1, 1>>>();
  dependent<int><<<1, 1>>>();
  (void)&dependent<char>;
}
__global__ auto *pointer_to_deduced();
__global__ const auto deduced();
