// expect: 20028 error 5
// expect: 20028 error 6
// expect: 20028 error 9
struct S {
  static __device__ int a;
  static __constant__ const int b;
  int c;
};
__managed__ int S::a;
