// c++17
template <class T> struct V { T x, y; __attribute__((host)) __attribute__((device)) V(T a = T(), T b = T()) : x(a), y(b) {}
  __attribute__((host)) __attribute__((device)) V operator+(const V &o) const { return V(x + o.x, y + o.y); } __attribute__((host)) __attribute__((device)) T dot(const V &o) const {
  return x * o.x + y * o.y; } __attribute__((device)) T dev() const; __attribute__((host)) static V mk(T t) { return V(t, t); } };
  template <class T> __attribute__((device)) T V<T>::dev() const { return dot(*this); }
  template <class T, class F> __attribute__((global)) void map(T *p, int n, F f) { for (int i = 0; i < n; ++i) p[i] = f(p[i]); }
  struct Sq { __attribute__((host)) __attribute__((device)) float operator()(float x) const { return x * x; } };
  template __attribute__((global)) void map<float, Sq>(float *, int, Sq); __attribute__((device)) int dv[4];
  __attribute__((constant)) float cf[2] = {1, 2}; __attribute__((host)) __attribute__((device)) constexpr int ce(int n) { return n + 1; }
__attribute__((global)) void k(V<float> *v, const float *f, int n) { __attribute__((shared)) float s[8];
  extern __attribute__((shared)) int e[]; s[n] = v[n].dot(v[0] + V<float>(f[1])) + cf[1]; e[0] = dv[ce(2)];
  v->x = v[1].dev() + s[0] + e[1]; }
__attribute__((host)) int use(V<int> v) { return (v + V<int>::mk(2)).dot(v) + ce(v.x) + Sq()(2.0f); }
