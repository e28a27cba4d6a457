// expect: 254 error 19
// expect: 254 error 19
// expect: 254 error 19
// expect: 254 error 19
// expect: 254 error 20
// expect: 254 error 20
// expect: 254 error 20
// expect: 254 error 20
// expect: 254 error 20
// expect: 254 error 20
// expect: 254 error 20
// expect: 254 error 21
// expect: 254 error 21
// expect: 254 error 21
// expect: 254 error 22
// expect: 254 error 22
// expect: 254 error 23
__global__ void k(int); __global__ void m(int, int); struct S { }; template <int N> __global__ void kn(int) { } typedef int T; enum E { e }; namespace N { struct Q { }; int S2; }
void f3() { k<<<int, 1>>>(1); k<<<1, int>>>(1); k<<<unsigned, 1>>>(1); kn<3><<<int, 1>>>(1); }
void f4() { k<<<S, 1>>>(1); k<<<1, T>>>(1); k<<<dim3, 1>>>(1); k<<<1, 1, E>>>(1); k<<<1, 1>>>(S); m<<<1, 1>>>(T, 2); m<<<1, 1>>>(1, E); }
void f5(int T, dim3 S) { k<<<T, 1>>>(1); k<<<S, T>>>(T); using N::Q; int E = 3; k<<<E, T, E>>>(E); k<<<1, 1>>>(Q); { struct S { }; k<<<S, 1>>>(1); } using R = int; k<<<R, 1>>>(1); }
template <class U> void t(U u) { k<<<1, 1>>>(u); k<<<S, 1>>>(1); struct L { }; k<<<L, 1>>>(1); }
struct B { int S; typedef int I; void g() { k<<<S, 1>>>(S); k<<<I, 1>>>(1); } };
struct stat { int a; }; void stat(int *); int stat2; struct stat2 { }; void h() { k<<<stat2, 1>>>(1); }
