// expect: 3369 error 18
// expect: 3369 error 21
// expect: 3369 error 23
// expect: 3369 error 25
// expect: 3369 error 27
// expect: 3369 error 29
// expect: 3369 error 31
// expect: 3369 error 35
// expect: 3369 error 37
// expect: 3369 error 39
// expect: 3369 error 43
// expect: 3369 error 44
struct Class {
  void member();
  static int constant;
};
__global__ void kernel(int *p) {}
__global__ void kernel(int *q) {}
__global__ void kernel(float *p) {}
template <class T> __global__ void kernel_template(T) {}
template <class T> __global__ void kernel_template(T) {}
__device__ int device_function(int a) { return a; }
__device__ int device_function(int) { return 1; }
void Class::member() {}
void Class::member() {}
__device__ int variable;
__device__ int variable;
__constant__ float table[2];
__constant__ int table[3];
int initialised = 1;
int initialised = 1;
extern int declared;
int declared;
extern int declared;
struct Class {};
union Union {};
union Union {};
enum class Enumeration { a };
enum class Enumeration { b };
namespace n {
int variable = 1;
void function(void) {}
void function() {}
int variable = 2;
}
template <class T> void primary(T);
template <> void primary(int *) {}
template <class T> void primary(T *);
template <> void primary(int *) {}
