// expect: 504 error 11
// expect: 504 error 13
// expect-device: 504 error 11
// expect-device: 177 warning 11
// expect-device: 177 warning 12
// expect-device: 504 error 13
// expect-device: 177 warning 13
// expect-device: 177 warning 13
// A member function is named by `&` and a qualified name (504); the annotation takes it all the same.
struct S { void m(int a); static void s(int a); void t(int a); };
void S::m(int a) { auto l = [=] __nv_parent(S::m) __device__ () { return a; }; }
void S::s(int a) { auto l = [=] __nv_parent(S::s) __device__ () { return a; }; }
void S::t(int a) { auto l = [=] __nv_parent(&S::t) __device__ () { return a; }; auto m = [=] __nv_parent(&t) __host__ __device__ () { return a; }; }
