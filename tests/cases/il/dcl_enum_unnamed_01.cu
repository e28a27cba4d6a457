// c++17
enum : unsigned char { small = 200, top };
enum { aa, bb };
struct S { enum : int { x, y }; enum { z }; };
typedef enum { t1 } T; typedef enum : short { t2 } T2;
enum : long { l1 } var;
int f() { enum : char { q }; enum { q2 }; return small + top + aa + S::x + S::z + q + q2 + t1 + t2 + l1 + (var == l1); }
struct Base { int b; }; struct : Base { int c; } un; typedef struct { int q; } Q, *PQ; typedef struct : Base { int w; } R; typedef class { public: int v; } W; typedef const struct { int m; } CM;
int f2(Q q, R r, PQ p, W w, CM m) { typedef struct { int z; } L; L l = {1}; return un.c + un.b + q.q + r.w + p->q + w.v + l.z + m.m; }
