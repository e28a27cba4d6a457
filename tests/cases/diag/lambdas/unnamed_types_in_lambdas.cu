// expect: 20146 error 19
// expect: 20146 error 20
// expect: 20158 error 21
// expect: 20146 error 22
// expect-device: 20146 error 19
// expect-device: 177 warning 19
// expect-device: 177 warning 19
// expect-device: 20146 error 20
// expect-device: 177 warning 20
// expect-device: 177 warning 20
// expect-device: 20158 error 21
// expect-device: 177 warning 21
// expect-device: 177 warning 21
// expect-device: 177 warning 21
// expect-device: 20146 error 22
// expect-device: 177 warning 22
// expect-device: 177 warning 22
// A local type without a name in the body of a lambda is told of once; the closure around is no part of it.
void a() { auto g = [] { enum { Z } z = Z; auto l = [z] __device__ () { return 1; }; }; }
void b() { auto g = [] { struct { int a; } z = {}; auto l = [=] __device__ () { return z.a; }; }; }
void c() { auto g = [] { auto m = [] { struct { int a; } z = {}; auto l = [q = z] __host__ __device__ () { return q.a; }; }; }; }
void d() { struct { int a; } z = {}; auto g = [z] { auto l = [z] __device__ () { return z.a; }; }; }
