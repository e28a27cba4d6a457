// expect: 305 error 51
// expect: 305 error 52
// expect: 20048 error 52
// expect: 305 error 53
// expect: 305 error 54
// expect: 305 error 55
// expect: 305 error 56
// expect: 305 error 57
// expect: 305 error 58
// expect: 305 error 59
// expect: 305 error 59
// expect: 305 error 60
// expect: 305 error 61
// expect: 305 error 61
// expect: 305 error 62
// expect: 305 error 64
// expect: 305 error 65
// expect: 305 error 65
// expect: 305 error 66
// expect: 305 error 67
// expect: 305 error 68
// expect: 305 error 76
// expect: 305 error 78
// expect: 549 warning 83
// expect-device: 305 error 51
// expect-device: 305 error 52
// expect-device: 20048 error 52
// expect-device: 305 error 53
// expect-device: 305 error 54
// expect-device: 305 error 55
// expect-device: 305 error 56
// expect-device: 305 error 57
// expect-device: 305 error 58
// expect-device: 305 error 59
// expect-device: 305 error 59
// expect-device: 305 error 60
// expect-device: 305 error 61
// expect-device: 305 error 61
// expect-device: 305 error 62
// expect-device: 305 error 64
// expect-device: 305 error 65
// expect-device: 305 error 65
// expect-device: 305 error 66
// expect-device: 305 error 67
// expect-device: 305 error 68
// expect-device: 305 error 76
// expect-device: 305 error 78
// expect-device: 549 warning 83
// expect-device: 177 warning 82
// Classes that are defined where a function with such a result is declared.
struct R { int a; } f1();
__global__ struct R2 { int a; } k2();
enum E { e } f3(int);
struct { int a; } f4();
struct R5 { int a; } *f5(), v5;
struct R6 { int a; } (*f6)();
struct R7 { int a; } f7() { return R7(); }
typedef struct R80 { int a; } f8();
struct S { struct R9 { int a; } m(); enum { x } n() const; };
union U10 { int a; } __device__ f10();
struct RR { int a; } h1(), h2(), v3;
struct { int a; } x, h4(int);
struct R8 { int a; } a8[3], (*b8)[2];
namespace n { enum class E { a } h10(); }
void gl() { struct L { int a; } lf(); enum { q } le(); }
struct R12 { int a; } f12 = {1}, f13{2}, f14(R12());
typedef struct R15 { int a; } t15, (*t16)(int);
extern "C" struct R17 { int a; } f17();
struct R18 { R18(int); } v18(3);
int gi; struct R19 { R19(int); } v19(gi);
struct A { int a; } a1, *a2, a3[2], a4 = {1}, a5{2};
struct B { int a; void m() {} B(int); B() {} ~B() {} } b1, b2(3), *b3 = new B(2);
enum { e1, e2 } en = e1, *ep;
typedef struct C { int c; void (*f)(int); } C, *CP;
typedef enum { xxx } X;
struct D { struct { int q; } in; enum E { f } gg() const; enum { h } i : 3; union { int u; float v; }; };

struct F { F(int); } i1(gi), i2(int(gi)), i3{gi};
template <class T> struct G { T t; };
struct H *hh(); enum class I : int; struct J; struct J jj();
struct K : A, G<int> { } k1;
static const struct O { int o; } o1 = {3}, *op(&o1);
auto lam = [] { struct P { int p; } p1; return p1.p; }();
__device__ struct Q { int q; __device__ int m() const { return q; } } q1, q2[3];
__constant__ struct { float r; } r1;
extern struct S0 { int s; } s1;
struct alignas(16) T { int t; } t1; struct __attribute__((aligned(8))) U { int u; } u1;
