// expect: 20050 warning 5
// expect: 20186 error 5
struct S {
  friend __global__ void a();
  friend __global__ void b() {}
};
