// expect: 140 error 55
// expect: 140 error 56
// expect: 20007 error 56
// expect: 140 error 57
// expect: 140 error 57
// expect: 20007 error 57
// expect: 140 error 58
// expect: 140 error 58
// expect: 20007 error 58
// expect: 140 error 58
// expect: 20007 error 58
// expect: 140 error 58
// expect: 167 error 60
// expect: 140 error 60
// expect: 140 error 61
// expect: 20007 error 61
// expect: 167 error 62
// expect: 140 error 62
// expect: 167 error 63
// expect: 20007 error 63
// expect: 165 error 64
// expect: 20007 error 64
// expect: 167 error 65
// expect: 20007 error 65
// expect: 165 error 66
// expect: 20007 error 66
// expect: 167 error 67
// expect: 20007 error 67
// expect: 20 error 68
// expect: 20007 error 68
// expect: 20 error 69
// expect: 20007 error 69
// expect-device: 140 error 55
// expect-device: 140 error 56
// expect-device: 140 error 57
// expect-device: 140 error 57
// expect-device: 140 error 58
// expect-device: 140 error 58
// expect-device: 140 error 58
// expect-device: 140 error 58
// expect-device: 167 error 60
// expect-device: 140 error 60
// expect-device: 140 error 61
// expect-device: 167 error 62
// expect-device: 140 error 62
// expect-device: 167 error 63
// expect-device: 165 error 64
// expect-device: 167 error 65
// expect-device: 165 error 66
// expect-device: 167 error 67
// expect-device: 20 error 68
// expect-device: 20 error 69
// The only function of a name that arguments cannot look up is called, whatever they are; else where they are too many.
__device__ int d(); __device__ int e(int); __host__ __device__ int hd();
void f1() { d(1); }
void f2() { e(1, 2); }
struct S { void n() { d(1); } void n2() { e(1, 2); } };
namespace N { __device__ int nd(); void f4() { nd(1); ::d(1); } } void f5() { N::nd(1); int x = d(1) + 1; }
__device__ int d2(int, int = 1); namespace N { __device__ int ne(int); } struct Q {}; __device__ int qe(Q);
void h1() { e("a", 2); }
void h2() { d2(1, 2, 3); }
void h3() { d2("x", 2, 3); }
void h4() { N::ne("a"); }
void h5() { N::ne(); }
void h6() { (e)("a"); }
void h7() { (e)(); }
void h8() { ::e("a"); }
void h9() { N::ne(nope); }
void g4() { (e)(nope); }
