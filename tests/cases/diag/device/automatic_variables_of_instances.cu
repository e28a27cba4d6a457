// expect: none
template<class T> __device__ void t() { __device__ T a; } __device__ void u() { t<int>(); t<float>(); }
template<class T> __device__ void never() { __device__ T a; __device__ int b; }
template<class T> __device__ void t2() { __device__ int b; } __device__ void u2() { t2<int>(); }
