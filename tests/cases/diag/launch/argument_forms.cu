// expect: 167 error 47
// expect: 167 error 48
// expect: 167 error 49
// expect: 167 error 50
// expect: 167 error 51
// expect: 167 error 52
// expect: 167 error 53
// expect: 167 error 54
// expect: 167 error 55
// expect: 167 error 56
// expect: 167 error 57
// expect: 167 error 58
// expect: 167 error 59
// expect: 167 error 60
// expect: 167 error 61
// expect: 167 error 62
// expect: 167 error 63
// expect: 167 error 64
// expect: 167 error 65
// expect: 167 error 66
// expect: 413 error 67
// expect: 413 error 68
// expect: 413 error 69
// expect: 167 error 70
// expect: 413 error 71
// expect: 167 error 73
// expect: 167 error 74
// expect: 167 error 75
// expect: 167 error 76
// expect: 167 error 77
// expect: 167 error 78
// expect: 167 error 79
// expect: 167 error 80
// expect: 167 error 83
// expect: 167 error 84
// expect: 312 error 85
// expect: 312 error 85
// expect: 312 error 86
// expect: 312 error 86
// expect: 415 error 87
// expect: 415 error 87
__global__ void k(int *p) {}
struct S { int x; int m(); }; typedef double DD;
double g(int); DD gg();
void f(int *p, double d, S s, const double cd, double &rd, const S cs, int arr[3], S *sp) {
  int a2[3][4]; double v[2];
  k<<<1, 1>>>(d + 1);
  k<<<1, 1>>>(-d);
  k<<<1, 1>>>(s.x);
  k<<<1, 1>>>(sp->x);
  k<<<1, 1>>>(g(1));
  k<<<1, 1>>>(gg());
  k<<<1, 1>>>((d));
  k<<<1, 1>>>((float)d);
  k<<<1, 1>>>(static_cast<float>(d));
  k<<<1, 1>>>(d ? d : 1.f);
  k<<<1, 1>>>(d++);
  k<<<1, 1>>>(cd);
  k<<<1, 1>>>(rd);
  k<<<1, 1>>>(a2);
  k<<<1, 1>>>(v);
  k<<<1, 1>>>(&v);
  k<<<1, 1>>>(g);
  k<<<1, 1>>>(&g);
  k<<<1, 1>>>(&S::x);
  k<<<1, 1>>>(&S::m);
  k<<<1, 1>>>(S());
  k<<<1, 1>>>(S{1});
  k<<<1, 1>>>(cs);
  k<<<1, 1>>>(p == nullptr);
  k<<<1, 1>>>([] {});
  k<<<1, 1>>>(a2[0]);
  k<<<1, 1>>>(d = 1);
  k<<<1, 1>>>(sizeof(d));
  k<<<1, 1>>>('a');
  k<<<1, 1>>>(L"a");
  k<<<1, 1>>>(1u);
  k<<<1, 1>>>(f);
  k<<<1, 1>>>(new double);
  k<<<1, 1>>>((void *)0);
  k<<<1, 1>>>({});
  k<<<1, 1>>>({p});
  k<<<1, 1>>>(throw 1);
  k<<<1, 1>>>((void)0);
  k<<<S(), S{}>>>(p);
  k<<<cs, *sp>>>(p);
  k<<<v, g>>>(p);
}
