// expect: 276 error 5
// expect: 937 error 5
// expect: 281 error 5
// expect: 65 error 5
template <class T> __device__ auto d(T t) { typename T::nothing x; return 1; }
__device__ void use() { d(3); }
