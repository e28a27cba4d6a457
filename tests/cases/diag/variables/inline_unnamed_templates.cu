// expect: none
inline namespace { template<class T> __device__ T vt; template<class T> __device__ int vt2; template<> __device__ int vt<int>; template<class T> static __shared__ int vt3; template<class T> __device__ T vt4[3]; 
template __device__ float vt<float>; }
void f() { (void)&vt2<int>; }
