// expect: 20053 error 43
// expect: 20111 error 43
// expect: 20053 error 44
// expect: 20109 error 45
// expect: 20024 error 46
// expect: 20053 error 46
// expect: 20053 error 48
// expect: 20053 error 49
// expect: 20 error 49
// expect: 20 error 49
// expect: 20 error 50
// expect: 20 error 51
// expect: 20 error 52
// expect-device: 20053 error 43
// expect-device: 20111 error 43
// expect-device: 20113 error 43
// expect-device: 20053 error 44
// expect-device: 20113 error 44
// expect-device: 20109 error 45
// expect-device: 20113 error 45
// expect-device: 20024 error 46
// expect-device: 20053 error 46
// expect-device: 20113 error 46
// expect-device: 20113 error 47
// expect-device: 20113 error 48
// expect-device: 20053 error 48
// expect-device: 20113 error 48
// expect-device: 20053 error 49
// expect-device: 20113 error 49
// expect-device: 20 error 49
// expect-device: 20113 error 49
// expect-device: 20 error 49
// expect-device: 20114 error 49
// expect-device: 177 warning 49
// expect-device: 177 warning 49
// expect-device: 177 warning 49
// expect-device: 20 error 50
// expect-device: 20113 error 50
// expect-device: 20 error 51
// expect-device: 20 error 52
// expect-device: 177 warning 45
// That a variable of the device is thread_local is told behind what is wrong with its initialiser and its memory space.
__managed__ __shared__ thread_local int v = 3;
__shared__ thread_local int v1 = 3;
__managed__ thread_local const int v2 = 3;
__constant__ __shared__ thread_local int v4 = 3;
__shared__ thread_local int v5;
__device__ thread_local int w = 3, __shared__ w2 = 4;
__global__ void k() { static thread_local __shared__ int q = 3; thread_local __device__ int r = undefr; thread_local int s = undefs; }
__device__ thread_local int x = undefd;
__device__ thread_local undef_t y;
__shared__ thread_local int z[undef_n];
