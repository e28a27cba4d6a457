// expect: 165 error 84
// expect: 167 error 85
// expect: 140 error 97
// expect: 167 error 111
// expect: 167 error 121
// expect: 167 error 117
// expect: 167 error 79
// expect: 140 error 79
// expect: 167 error 80
// expect: 167 error 81
// expect: 304 error 82
// expect: 304 error 83
// expect: 304 error 86
// expect: 167 error 87
// expect: 140 error 87
// expect: 304 error 88
// expect: 167 error 79
// expect: 140 error 79
// expect: 167 error 80
// expect: 167 error 81
// expect: 304 error 82
// expect: 304 error 83
// expect: 304 error 86
// expect: 167 error 87
// expect: 140 error 87
// expect: 304 error 88
// expect: 167 error 95
// expect: 167 error 96
// expect: 167 error 97
// expect: 167 error 95
// expect: 167 error 96
// expect: 167 error 97
// expect: 167 error 104
// expect: 304 error 105
// expect-device: 167 error 111
// expect-device: 167 error 121
// expect-device: 167 error 117
// expect-device: 165 error 84
// expect-device: 167 error 85
// expect-device: 167 error 79
// expect-device: 140 error 79
// expect-device: 167 error 80
// expect-device: 167 error 81
// expect-device: 304 error 82
// expect-device: 304 error 83
// expect-device: 304 error 86
// expect-device: 167 error 87
// expect-device: 140 error 87
// expect-device: 304 error 88
// expect-device: 167 error 79
// expect-device: 140 error 79
// expect-device: 167 error 80
// expect-device: 167 error 81
// expect-device: 304 error 82
// expect-device: 304 error 83
// expect-device: 304 error 86
// expect-device: 167 error 87
// expect-device: 140 error 87
// expect-device: 304 error 88
// expect-device: 140 error 97
// expect-device: 167 error 95
// expect-device: 167 error 96
// expect-device: 167 error 97
// expect-device: 167 error 95
// expect-device: 167 error 96
// expect-device: 167 error 97
// expect-device: 167 error 104
// expect-device: 304 error 105
// expect-device: 167 error 127
// Calls that template arguments make ill-formed: each instance tells of them anew.
void f(int *p) {}
__device__ void df(int *p) {}
struct S { void m(int *); template <class T> void t(T, T); };
void ov(int *);
void ov(float *);
template <class T> void tm(T, T);

template <class T> void go(T *p, S s) {
  f(p, 1);
  f(*p);
  s.m(p);
  ov(p);
  tm(p, 1);
  f();
  f(sizeof(T));
  s.t(p, *p);
  f(0.5, T());
  int i = ov(p);
}
template void go<double>(double *, S);
template void go<char>(char *, S);

template <class T> void through(T p) {
  void (*q)(int) = 0;
  q(p);
  q(&p);
  q(p, 1);
}
template void through<char *>(char *);
template void through<float *>(float *);

template <class T> struct C {
  void m(T t) {
    f(t);
    ov(t);
  }
};
template struct C<long>;

template <class T> auto deduced(T t) {
  f(t);
  return 1;
}
int y = deduced(1.5f);

template <class T> constexpr int evaluated(T t) {
  f(t);
  return 1;
}
void g() {
  auto l = [](auto t) { f(t); };
  l(1.5);
  int x = evaluated(2.5);
}

template <class T> __device__ void dgo(T *p) {
  df(p);
}
__global__ void k(float *p) { dgo(p); }
