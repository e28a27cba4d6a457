// Types whose width an attribute says, as the `register_t` of the C library.
typedef int w __attribute__((__mode__(__word__)));
typedef unsigned int di __attribute__((mode(DI)));
typedef int qi __attribute__((mode(QI)));
typedef char cqi __attribute__((mode(byte)));
typedef unsigned hi __attribute__((mode(__HI__)));
typedef long si __attribute__((mode(SI)));
typedef int __attribute__((mode(pointer))) p;
typedef float df __attribute__((mode(DF)));
typedef double sf __attribute__((mode(SF)));
typedef unsigned u16 __attribute__((__mode__(TI)));
template<class T> __global__ void k(T *) {}
template<class T> void l(T *t) { k<<<1,1>>>(t); }
void f(w*a, di*b, qi*c, cqi*d, hi*e, si*g, p*h, df*i, sf*j, u16*m) { l(a); l(b); l(c); l(d); l(e); l(g); l(h); l(i); l(j); l(m); }
