// expect: 144 error 14
// expect: 1587 error 17
// expect: 120 error 19
// expect: 711 error 21
// expect: 513 error 22
// expect: 711 error 24
// expect: 144 error 25
// expect: 144 error 26
// expect: 711 error 27
// expect: 847 error 30
__global__ void k(int *p) {}
void host(int);
void h(int *p) {
  int x = k<<<1, 1>>>(p);
}
void h2(int *p) {
  auto y = k<<<1, 1>>>(p);
}
int h3(int *p) { return k<<<1, 1>>>(p); }
void h4(int *p) { return k<<<1, 1>>>(p); }
void h5(int *p) { if (k<<<1, 1>>>(p)) {} }
void h6(int *p) { int i; i = k<<<1, 1>>>(p); }
void h8(int *p) { (void)k<<<1, 1>>>(p); }
void h10(int *p) { !k<<<1, 1>>>(p); }
void h11(int *p) { bool b(k<<<1, 1>>>(p)); }
void h12(int *p) { int x{k<<<1, 1>>>(p)}; }
void h14(int *p) { while (k<<<1, 1>>>(p)); }
void h15(int *p) { true ? k<<<1, 1>>>(p) : k<<<1, 1>>>(p); }
void h16(int *p) { int z = (k<<<1, 1>>>(p), 1); }
void h18(int *p) { switch (k<<<1, 1>>>(p)) {} }
