// expect: 20007 error 21
// expect: 20007 error 21
// expect: 20007 error 22
// expect: 20007 error 23
// expect: 20005 error 24
// expect: 20005 error 24
// expect: 20007 error 27
// expect: 20007 error 27
// expect: 20007 error 28
// functions for the device alone that a system header declares, called from code of the host
# 1 "toolkit.h" 1 3
extern "C" { extern __device__ __attribute__((noreturn)) void barrier(void); extern __device__ int count(int); }
static inline __device__ int ballot(unsigned mask, int value) { return value + (int)mask; }
template <class T> __device__ T add(T *place, T value) { return *place += value; }
extern int shared_name(int);
# 21 "header_functions.cu" 2
__host__ void explicit_host(int *p) { barrier(); add(p, 1); }
void plain(int *p) { *p = count(2); }
template <class T> void never_made(T *p) { add(p, *p); barrier(); }
__host__ __device__ void both(int *p) { add(p, 1); barrier(); }
__device__ void device(int *p) { add(p, 1); barrier(); *p = ballot(1u, 2); }
__global__ void kernel(int *p) { add(p, 1); barrier(); }
struct Member { void call() { barrier(); } static int value() { return count(1); } };
void own_name() { auto barrier = [] {}; barrier(); shared_name(1); struct Local { void go() { count(3); } }; Local().go(); }
