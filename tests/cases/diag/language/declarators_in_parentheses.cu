// expect-device: 550 warning 13
// expect-device: 177 warning 13
// expect-device: 550 warning 23
struct Ctor { Ctor(); Ctor(int); };
namespace n { struct N {}; }
__device__ Ctor *(d1);
__device__ n::N (d2);
struct Ctor (s1);
typedef n::N (T1), (T2);
alignas(8) Ctor (al);
typedef n::N (T3);
Ctor *(pp); Ctor &(rr) = *pp; Ctor (ia) = 1, (ib)(2); n::N (nn){};
void h() { Ctor *(hp) = nullptr; n::N (*ha)[2]; Ctor (hb) = 2, (hc); n::N (hd){}; (void)hp; (void)ha; }
extern Ctor (e1);
Ctor (e2);
static Ctor (e3);
n::N (e4);
extern n::N (e5);
extern Ctor (e6), (e7);
extern "C" Ctor (e8);
typedef Ctor (Ct);
extern Ctor (e9)[2];
void f2() { Ctor (l1); extern Ctor (l2); static n::N (l3); (void)l1; (void)l3; }
struct M { Ctor (m1); static Ctor (m2); };
__device__ Ctor *(d5); __device__ n::N (d6);  struct Ctor (s2); typedef n::N (U1), (U2); alignas(8) Ctor (am);
void g2() { thread_local Ctor (t1); for (Ctor (i1);;) break; if (1) Ctor (u1); (void)t1; }
