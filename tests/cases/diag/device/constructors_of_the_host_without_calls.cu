// expect: none
struct Host { Host() {} };
struct Of { Host member; Of() {} };
__device__ Host variable;
__constant__ Host constant;
__device__ Host braced{};
__device__ Host array[2];
namespace n { static __device__ Of other; }
