// c++17
#define H __attribute__((host))
#define D __attribute__((device))
#define G __attribute__((global))
template <class T> struct V { T x, y; H D V(T a = T(), T b = T()) : x(a), y(b) {}
  H D V operator+(const V &o) const { return V(x + o.x, y + o.y); } H D T dot(const V &o) const {
  return x * o.x + y * o.y; } D T dev() const; H static V mk(T t) { return V(t, t); } };
  template <class T> D T V<T>::dev() const { return dot(*this); }
  template <class T, class F> G void map(T *p, int n, F f) { for (int i = 0; i < n; ++i) p[i] = f(p[i]); }
  struct Sq { H D float operator()(float x) const { return x * x; } };
  template G void map<float, Sq>(float *, int, Sq); D int dv[4];
  __attribute__((constant)) float cf[2] = {1, 2}; H D constexpr int ce(int n) { return n + 1; }
G void k(V<float> *v, const float *f, int n) { __attribute__((shared)) float s[8];
  extern __attribute__((shared)) int e[]; s[n] = v[n].dot(v[0] + V<float>(f[1])) + cf[1]; e[0] = dv[ce(2)];
  v->x = v[1].dev() + s[0] + e[1]; }
H int use(V<int> v) { return (v + V<int>::mk(2)).dot(v) + ce(v.x) + Sq()(2.0f); }
