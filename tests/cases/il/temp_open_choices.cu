// c++17
struct box { int m; int arr[3]; }; 
int take(int);int global; static const int fixed = 3;
template <int N> struct C { int m, w; static int s; int f(int at) { int q = N ? m : w; at += N > 2 ? m : at; at += N ? s : at; at += N ? global : at; at += N ? at : fixed; return q; } };
template <int N, class T> int f(int at, int other, int *in, const T &t, box b, int &ref, const int cat, T u) {
  int q = N ? b.m : other;
  int q2 = N ? *in : other;
  int q3 = N ? in[1] : in[2];
  int q4 = N ? ref : other;
  int q5 = N ? cat : other;
  int q6 = N ? at : other + 1;
  int q7 = N ? b.arr[0] : b.arr[1];
  int q8 = N ? global : other;
  int q9 = N ? u : at;
  int *p = N ? in : &at;
  int *pp = N ? in : p;
  long l = 3; l = N ? l : at;
  at = N ? (at = 2) : other;
  at = N ? other : (N > 2 ? at : other);
  at = T::x ? other : at;
  const int z = T::x ? cat : 3;
  at = N ? cat : 3;
  bool bb = N ? at : other;
  double d = (N ? at : other) * 2.0 + 1;
  return q;
}
template <int N, class T> int g(int at, int other, int *in, const T &t) {
  const int n = t.size(), half = 32; int k = 2;
  const int p = n < half ? n : half;
  int q = N ? at : other;
  at += N > 2 ? at : other;
  at += N > 2 ? n : half;
  take(N > 2 ? at : k);
  const int low = at < 3 ? at : other;
  const int low2 = at < half ? at : half;
  (N > 2 ? at : other) = 4;
  float g = N > 2 ? at : k;
  int &r = N > 1 ? at : k;
  if (N > 1 ? at : k) return 3;
  return N > 1 ? in[0] : at;
}
