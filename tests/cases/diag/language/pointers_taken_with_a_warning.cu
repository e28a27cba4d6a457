// expect: 144 warning 55
// expect: 144 warning 56
// expect: 144 warning 57
// expect: 144 warning 58
// expect: 144 warning 59
// expect: 144 warning 60
// expect: 513 warning 61
// expect: 513 warning 62
// expect: 167 warning 63
// expect: 167 warning 64
// expect: 167 warning 65
// expect: 513 error 66
// expect: 144 error 67
// expect: 144 error 68
// expect: 144 error 69
// expect: 144 error 70
// expect: 144 warning 71
// expect: 174 warning 72
// expect: 174 warning 73
// expect: 513 error 74
// expect: 144 warning 75
// expect: 144 warning 75
// expect: 852 error 76
// expect: 1143 warning 77
// expect: 174 warning 77
// expect: 174 warning 78
// expect: 1143 warning 79
// expect: 174 warning 79
// expect: 1143 warning 80
// expect: 852 error 81
// expect: 137 error 82
// expect: 1143 warning 85
// expect: 852 error 86
// expect: 852 error 87
// expect: 852 error 88
// expect: 852 error 89
// expect: 120 warning 91
// expect: 120 warning 92
// expect: 120 error 93
// expect: 120 error 94
// expect: 144 warning 96
// expect: 513 warning 96
// expect: 144 warning 96
// expect: 144 warning 96
// expect: 120 warning 97
// Conversions of pointers that the original takes with a warning.
typedef void (*Cb)(long, void *);
typedef void Fn(long, void *);
void on_done(long, void *);
void take(void *);
void takec(const void *);
int on_event(int);
struct M { void m(); static void s(); };
void f(Cb c, void *v, bool b) {
  void *raw = on_done;
  void *r2 = &on_done;
  void *r3 = c;
  const void *r4 = c;
  void *r5(c);
  void *r6{c};
  v = c;
  v = on_done;
  take(c);
  take(on_done);
  takec(c);
  c = v;
  Cb d = v;
  Cb e = raw;
  char *cp = on_done;
  void *m1 = &M::m;
  void *m2 = &M::s;
  (void *)c;
  reinterpret_cast<void *>(c);
  c = on_event;
  void *arr[2] = {on_done, c};
  c++;
  c + 1;
  *c;
  on_done + 1;
  c += 1;
  --c;
  on_done = c;
  Fn *f4 = on_done;
  Fn &f5 = on_done;
  void *vv = v + 1;
  v++;
  v[0];
  *v;
  int o = v - v;
}
void *ret(Cb c) { return c; }
void *ret2() { return on_done; }
Cb ret3(void *v) { return v; }
int ret4() { return on_event; }
bool ret5() { return on_event; }
void quals(char **p, int ***q) { const char **a = p; a = p; const int ***c = q; const char **g{p}; }
const char **r(char **p) { return p; }
