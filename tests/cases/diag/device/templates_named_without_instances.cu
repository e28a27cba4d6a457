// expect: 20 error 8
// expect: 20 error 9
// expect: 20 error 10
// expect: 20 error 13
// expect: 20 error 14
// expect: 20 error 15
// expect: 20 error 16
template <class T> __device__ T specialised(T p) { return n1; }
template <> __device__ int specialised<int>(int p) { return n2; }
template <class T> __device__ int in_heads(T t) { return n3; }
template <class T> __device__ decltype(in_heads(T())) called(T t) { return 0; }
template <class T> struct Unused { __device__ int member(); };
template <class T> __device__ int Unused<T>::member() { return n4; }
template <class T> __device__ T beside(T p) { return n5; }
template <class T> __device__ int by_default(T t, int q = beside(1)) { return n6; }
template <class T> struct Polymorphic { __device__ virtual T v() { return n7; } };
__device__ void calls() {
  specialised(1);
  called(1);
  by_default(1);
  Polymorphic<int> *made = new Polymorphic<int>;
}
