// expect: 20231 error 5
// expect: 20231 error 6
// expect-device: 20231 error 5
// expect-device: 20231 error 6
template<class T> struct S { struct I { __global__ void d(); }; }; 
template<class T> __global__ void S<T>::I::d() {} 
