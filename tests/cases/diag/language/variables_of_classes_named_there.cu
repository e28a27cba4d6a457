// expect: 70 error 13
// expect: 70 error 13
// expect: 70 error 13
// expect: 70 error 13
// expect: 70 error 13
// expect: 70 error 14
// expect: 70 error 14
// expect: 70 error 14
// expect: 70 error 14
// expect: 70 error 15
// expect-device: 177 warning 15
// expect-device: 177 warning 15
struct A a; __device__ struct B b; extern struct C c; static struct D d; __constant__ struct E e[2]; struct F *f; class G g;
namespace N { struct H h; } struct I { struct J j; static struct K k; }; union L l = {}; struct M m, *n;
struct O { int x; } o; struct O p; void q() { struct R r; extern struct S s; struct T *t; struct O u; }
