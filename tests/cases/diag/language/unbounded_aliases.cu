// expect: 70 error 17
// expect: 70 error 18
// expect: 70 error 19
// expect: 70 error 21
// expect: 70 error 23
// expect: 70 error 26
// expect-device: 70 error 17
// expect-device: 70 error 18
// expect-device: 70 error 19
// expect-device: 70 error 21
// expect-device: 70 error 23
// expect-device: 70 error 26
// expect-device: 177 warning 26
// Arrays whose type leaves the bound open, by an alias (70).
typedef int T[];
using U = float[];
__constant__ T c;
__device__ T d;
__managed__ U m;
extern __device__ T e;
static __device__ T s;
__device__ T init = {1, 2};
T host;
extern U he;
struct S { static T in; };
void f() { T l; static T filled = {1}; extern T le; }
T *pointer;
typedef int Bound[3];
__device__ Bound bound;
