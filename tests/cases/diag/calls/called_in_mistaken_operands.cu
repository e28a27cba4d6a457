// expect: 20007 error 31
// expect: 137 error 31
// expect: 20007 error 32
// expect: 20007 error 32
// expect: 137 error 32
// expect: 20007 error 33
// expect: 137 error 33
// expect: 20007 error 34
// expect: 137 error 34
// expect: 20007 error 34
// expect: 137 error 34
// expect: 20007 error 35
// expect: 20007 error 35
// expect: 137 error 35
// expect: 20007 error 36
// expect: 158 error 36
// expect-device: 137 error 31
// expect-device: 137 error 32
// expect-device: 137 error 33
// expect-device: 137 error 34
// expect-device: 137 error 34
// expect-device: 137 error 35
// expect-device: 158 error 36
// What an operand calls is told of before it is told that the operand cannot be changed, or has no address.
struct S { int v; };
struct D { D(int); __device__ ~D(); int v; };
__device__ S made();
__device__ const int &constant();
__device__ int value();
const int c = 1;
void a() { made().v = 1; }
void b() { constant() = value(); }
void d() { c = value(); }
void e() { value()++; ++constant(); }
void f() { D(1).v += value(); }
void g() { &value(); }
