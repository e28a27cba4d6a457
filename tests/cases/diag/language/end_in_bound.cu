// expect: 29 error 9
// expect: 17 error 9
// expect: 65 error 9
// expect: 67 error 9
// expect-device: 29 error 9
// expect-device: 17 error 9
// expect-device: 65 error 9
// expect-device: 67 error 9
namespace N { __device__ int a[
