// expect: 29 error 28
// expect: 29 error 29
// expect: 29 error 30
// expect: 20 error 31
// expect: 257 error 32
// expect: 29 error 33
// expect: 29 error 34
// expect: 29 error 35
// expect: 29 error 36
// expect: 20 error 37
// expect: 20091 warning 43
// expect: 20091 warning 44
// expect: 20091 warning 45
// expect: 20091 warning 46
// expect: 20091 warning 47
// expect: 20091 warning 48
// expect-device: 29 error 28
// expect-device: 29 error 29
// expect-device: 29 error 30
// expect-device: 20 error 31
// expect-device: 257 error 32
// expect-device: 29 error 33
// expect-device: 29 error 34
// expect-device: 29 error 35
// expect-device: 29 error 36
// expect-device: 20 error 37
// A scalar constant whose initialiser is a mistake, or is missing behind its `=`, is not read; other variables are.
static __device__ const int nothing = ;
__device__ const float nothing_real = ;
__device__ const int half = 1 + ;
__device__ const int unknown = undefined_name;
__device__ const int none;
__device__ int plain = ;
__device__ int plain_half = 1 + ;
__constant__ int constant = ;
__device__ int array[2] = ;
__device__ const int constants[2] = {1, undefined_element};
int read() {
    int x = nothing;
    x = nothing_real;
    x = half;
    x = unknown;
    x = none;
    x = plain;
    x = plain_half;
    x = constant;
    x = array[0];
    x = constants[1];
    return x;
}
