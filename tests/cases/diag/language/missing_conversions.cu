// expect: 144 error 40
// expect: 144 error 42
// expect: 144 error 43
// expect: 144 error 46
// expect: 415 error 49
// expect: 144 error 51
// expect: 144 error 52
// expect: 144 error 53
// expect: 144 error 55
// expect: 144 error 57
// expect: 144 error 58
// expect: 144 error 59
// expect: 144 error 60
// expect: 144 error 62
// expect: 144 error 63
// expect: 415 error 65
// expect: 413 error 68
// expect: 144 error 69
// expect: 144 error 69
// expect: 513 error 72
// expect: 513 error 73
// expect: 513 error 74
// expect: 513 error 77
// expect: 513 error 80
// expect: 513 error 81
// expect: 513 error 84
// expect: 120 error 86
// expect: 120 error 87
// expect: 415 error 89
// expect: 144 error 92
// expect: 513 error 92
// expect: 120 error 93
// expect: 120 error 94
// Scalars without a conversion: where they are initialised, assigned and returned.
enum A { a1 };
enum B { b1 };
enum class C { c1 };
struct S { int m; };
struct From { From(int); explicit From(double); operator int *() const; };
int *g1 = 1.5;
int x;
char *g2 = &x;
void (*fp)(int) = &x;
int one(int);
int (*fr)(int) = one;
int S::*pm = &x;
int S::*pn = &S::m;
From good = 1;
S bad = 1;
void initialised(int *p, const int *c, double d, void *v, A a, B b, int i) {
  int n = p;
  int *q = c;
  int *r = v, *s = 0, *t = nullptr;
  const int *u = p;
  char *w = p;
  bool y = p;
  double z = p;
  int o = nullptr;
  A e = b;
  A f = 1;
  int g = a;
  C h = a;
  int j = C::c1;
  const char *k = "a";
  S l = d;
  From m = 2.5;
  int *to = m;
  char *tc = m;
  auto la = [=] { int in = p; float *ptr = in; };
}
void assigned(int *p, const int *c, void *v, int i, double d, bool b, const int **cc, A a) {
  i = p;
  p = c;
  p = v;
  v = p;
  b = p;
  d = p;
  c = p;
  p = 0;
  p = i;
  a = i;
  a = A(2);
  i += 1.5;
  if (i) p = d;
}
int *returned(double d) { return d; }
float *other(int *p) { if (!p) return nullptr; return p; }
bool truth(int *p) { return p; }
S made(int i) { return i; }
From converted(int i) { return i; }
template <class T> int *generic(T t) { return t; }
__global__ void kernel(float *out, int n) { int *p = out; out = n; out[0] = n; n = out[n]; }
__device__ int *device(float *p) { auto l = [p]() -> int * { return p; }; return l(); }
struct M { int *p; int n; int get() { return p; } };
