// expect: 20007 error 33
// expect: 20007 error 33
// expect: 20007 error 33
// expect: 20007 error 33
// expect: 20007 error 33
// expect: 20007 error 33
// expect: 20007 error 34
// expect: 20007 error 34
// expect: 20007 error 35
// expect: 20007 error 35
// expect: 20007 error 35
// expect: 20007 error 35
// expect: 20007 error 35
// expect: 20007 error 35
// expect: 20007 error 35
// expect: 20007 error 36
// expect: 20007 error 36
// expect: 20007 error 36
// expect: 20007 error 36
// expect: 20007 error 36
// expect: 20007 error 36
// expect: 20007 error 36
// expect: 20007 error 37
// expect: 20007 error 37
// expect: 20007 error 37
// expect: 20007 error 37
// expect: 20007 error 37
// expect: 20007 error 37
// expect: 20007 error 37
// expect: 20007 error 37
// expect: 20007 error 37
struct D { __device__ D(int); __device__ D(const D &); }; struct E { __device__ ~E(); E(int); }; D make(); void t(D);
void f(D q) { D(D(2)); D a(D(D(3))); t(D(4)); D b = D(make()); return; }
D g() { return D(D(1)); }
D h() { D x{D(1)}; const D &r = D(2); D y = {D(3)}; auto z = D{D(4)}; return D(make()); }
void i() { E(E(1)); E a = E(1); E b(E(E(2))); }
void vexing() { D a(D(3)); D b(D(D(3))); D c(D(D(D(3)))); }
