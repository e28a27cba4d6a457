// expect: 20065 error 7
// expect: 20065 error 7
// expect-default-device: 20065 error 7
// expect-default-device: 20065 error 7
template <class T> __global__ void tk(T *p) { }
template <class T> __device__ void launcher2(T *p) { tk<<<1, 1>>>(p); tk<int><<<1, 1>>>(p); }
__global__ void k(int *p) { launcher2(p); tk<<<1, 1>>>(p); tk<<<1, 1>>>(p);}
