// expect: none
// flags: --device-c !--static-host-stub
inline __device__ int a;
inline __managed__ int b;
