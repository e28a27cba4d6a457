// expect: 20053 error 23
// expect: 20053 error 25
// expect: 20053 error 28
// expect: 20053 error 30
// expect: 20053 error 32
// expect: 147 error 39
// expect-device: 20043 warning 23
// expect-device: 20053 error 23
// expect-device: 20043 warning 25
// expect-device: 20053 error 25
// expect-device: 20043 warning 27
// expect-device: 20043 warning 28
// expect-device: 20053 error 28
// expect-device: 20043 warning 30
// expect-device: 20053 error 30
// expect-device: 20043 warning 32
// expect-device: 20053 error 32
// expect-device: 20043 warning 35
// expect-device: 20043 warning 37
// expect-device: 147 error 39
// What an `extern __shared__` declaration declared takes no initialiser, whatever the definition says.
extern __shared__ double plain;
double plain = 2.0;
extern __shared__ int array[];
int array[2] = {1, 2};
extern __shared__ int twice;
extern int twice;
int twice(4);
extern __shared__ int other;
__device__ int other = 1;
namespace N { extern __shared__ int qualified; }
int N::qualified{3};
struct Made { Made(); };
extern __shared__ Made made;
Made made;
extern __constant__ int constant;
int constant = 1;
extern __shared__ int misfit;
float misfit = 1;
