// expect: 144 error 47
// expect: 144 error 47
// expect: 144 error 48
// expect: 144 error 49
// expect: 144 error 51
// expect: 144 error 53
// expect: 144 error 54
// expect: 153 error 57
// expect: 153 error 57
// expect: 131 error 57
// expect: 153 error 57
// expect: 153 error 57
// expect: 3164 error 57
// expect: 153 error 57
// expect: 131 error 57
// expect: 153 error 58
// expect: 153 error 58
// expect: 153 error 58
// expect: 153 error 58
// expect: 153 error 58
// expect: 153 error 59
// expect: 153 error 60
// expect: 415 error 62
// expect: 289 error 64
// expect: 291 error 66
// expect: 2361 warning 68
// expect: 20 error 70
// expect: 146 error 71
// expect: 135 error 73
// expect: 135 error 74
// expect: 2138 error 75
// expect: 415 error 76
// expect: 144 error 76
// expect: 146 error 76
// expect: 2361 warning 76
// expect: 415 error 76
// expect: 146 error 76
// expect: 135 error 76
// expect: 2361 warning 76
// expect: 415 error 77
// expect: 144 error 78
// expect: 135 error 79
// expect: 1790 error 80
// What hangs on no argument is told of initialisers in templates themselves.
template <typename T> struct S {
    static int count; static T val;  
    int a = "x"; T b = "y"; int *p = 3;
    S() : a("z") {}
    S(int) : a(), b(1, 2), p(3.0) {}
};
template <typename T> int S<T>::count = "zero";
template <typename T> T S<T>::val = "zero";
template <typename T> int *gp = 3;
template <typename T> int gi = "a";
template <typename T> T gt = "a";
template <typename T> constexpr int gc = S<T>::c + "x";
template <typename T> struct P { void f(T *data) { data.x = 1; data->x = 2; (*data).x = 3; T v; v->x = 1; v.x = 1; T a[3]; a.x = 1; a->x = 2; T &r = v; r->y = 1; T **pp = 0; pp->x = 1; data[0]->x = 1; data[0].x = 1; (&v).x = 1; (&v)->x = 1; this.v = 1; this->f(v); int n; n.x = 1; n->x = 2; T (*fp)(T); fp.x = 1; fp->x = 1; } };
template <typename T> void f(T *p, T v, T *const q, const T *r) { p.x; q.x; r.x; p.f(); v.x; v->x; p.x.y; p->~T(); p.~T(); }
template <typename T> __global__ void scale(T *data) { data.x = 1; }
template <typename T> auto ff(T *p) -> decltype(p.x);
struct Q { explicit Q(int); Q(Q &&) = delete; int m; };
template <typename T> Q vq = 3;
template <typename T> Q vr = Q(3);
template <typename T> Q vs("a");
template <typename T> Q vt{1, 2};
template <typename T> Q vu;
template <typename T> const int vv = 3.5;
template <typename T> int vw{3.5};
template <typename T> int &vx = 3;
template <typename T> auto vy = undefined_name;
template <typename T> int vz[2] = {1, 2, 3};
template <typename T> Q va = {};
template <typename T> int vb = Q(1).none;
template <typename T> T vc = Q(1).none;
template <typename T> constexpr int ve = sizeof(T) + "a" * 2;
template <typename T> struct W { static Q a; static inline Q b = 3; static constexpr char c[2] = "abc"; static inline int d = {1, 2}; static inline int &e = 3; Q f = 3; int g[2] = {1, 2, 3}; int h = Q(1).none; const int k; static const char *l; int m{3.5}; static inline int n{3.5}; };
template <typename T> Q W<T>::a = 3;
template <typename T> const char *W<T>::l = 'a' + 1;
template <typename T> const char *W<T>::l2 = 3;
W<int> w; int ws = W<int>::n;
