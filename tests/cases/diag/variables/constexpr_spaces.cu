// expect: 20120 error 5
// expect: 20109 error 5
constexpr __device__ int a = 1;
constexpr __constant__ int b = 2;
constexpr __managed__ int c = 3;
