// expect: 20 error 50
// expect: 20 error 51
// expect: 20 error 52
// expect: 20 error 52
// expect: 20 error 53
// expect: 20 error 53
// expect: 20 error 54
// expect: 20 error 54
// expect: 20 error 54
// expect: 20 error 54
// expect: 20 error 55
// expect: 20 error 56
// expect: 20 error 57
# 1 "/usr/include/sizes.h" 1 3
struct Size { int width, height; union { int area; } in; struct { int left; } side; };
union Named { int bits; };
void scale(int factor, int depth = 2);
inline int twice(int times) { int local = times; return local; }
template <class T> struct Sum { Sum(T total) : kept(total) {} T kept; };
extern int known; enum { enumerator };
static union { int open; };
template <class T> inline T last(T) { return T(); }
# 50 "names_of_headers.cu" 2
wrong first;
int a() { return width + known + enumerator + open; }
__device__ int b(int n) { return (height) + n - local; }
int c() { return -factor + depth; }
__global__ void k(int *p) { *p = bits; p[0] = !times ? 1 : 2; p[left] = area; }
int d(int known) { return known + kept; }
struct S { int stream; int e() { return local; } };
template <class T> T f(T t) { return t + kept; }
int g(Size d, Named u) { return d.height + u.bits + d.side.left; }
