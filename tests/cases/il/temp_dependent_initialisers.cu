// c++17
float shfl(float, int); float ptr(int *); struct box { int n[3]; int m; box(int); box(); int get() const; }; struct agg { int a, b; };
template <int N, class T> int scalars(int at, int *in) {
  int k = N; const int a = k + at;
  int j = k; const int b = j;
  int later; later = N; const int c = later;
  const float f = shfl(2, k), g = ptr(&k), h = in[k];
  int sized = sizeof(T); const float i = sized;
  unsigned un = (unsigned)N + at; const int u = un;
  return a + b + c + (f > g) + (h < i) + u;
}
template <int N, class T> int objects(int at, int *in, const T &t) {
  agg x = {N, 2}; const int a = x.b;
  box y(N); const int b = y.get();
  const int arr[] = {N, 1}; const int c = arr[1];
  int arr2[2] = {1, N}; const int d = arr2[0], d2 = arr2[at];
  int &r = in[N];
  const int e = r;
  const int n = t.size(); const int o = n < 3 ? n : 3; const int half = 32; const int p = n < half ? n : half;
  int *q = in + N; const float v = *q; const int w = *q;
  auto z = N; const int aa = z; auto zz = t.z; const int bb = zz;
  at += a; at += b; at += c; at += d; at += e; at += o; at += p; at += v > 2; at += w; at += aa; at += bb; at += d2; return 0;
}
template <int N, class T> int blocks(int at, int *in, T t) {
  if (int q = N) { const int a = q; at += a; }
  for (int i = 0; i < N; ++i) { const int b = i; at += b; }
  for (int i = N; i; --i) { const int b = in[i]; at += b; const bool bb = b > 2; if (bb) at++; }
  static int s = N; const int c = s; at += c;
  while (int m = in[N]) { const int d = m; at += d; }
  auto l = [=] { const int e = at + N; const int f = N + s; return e + f; };
  const int g = l();
  const int h = at + g; const double dd = h; 
  int ar[N]; const int x = ar[0];
  const int y = N ? at : 2;
  return l() + g + h + x + (dd > 2) + y;
}
