// expect: 852 error 19
// expect: 852 error 20
// expect: 1143 warning 21
// expect: 852 error 22
// expect: 852 error 23
// expect: 1143 warning 24
// expect: 852 error 25
// expect: 833 error 29
// expect: 852 error 30
// expect: 852 error 31
// expect: 70 error 32
// expect: 414 warning 33
// expect: 70 error 34
// expect: 852 error 35
// expect: 3164 error 38
// expect: 131 error 38
// Pointers to nothing that has a size: 70, 414, 833, 852, 1143, 3164.
void vp(void *p, void *q) {
  *p;
  p++;
  p = p + 1;
  p[1];
  p - q;
  p += 1;
  int i = *p;
}
struct O;
void op(O *p, O &r) {
  p->x = 1;
  p++;
  p[2];
  O s;
  delete p;
  r.y = 2;
  p + 1;
  O *q = p;
}
void arrows(int i, int *p) { i->x = 1; p->x = 2; }
