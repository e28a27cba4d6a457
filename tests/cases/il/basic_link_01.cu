// c++14
extern "C" int cfun(int);
extern "C" { int cvar; typedef int (*cb)(int); }
static int internal = 4;
namespace { int anon = internal; }
extern int other;
inline int inl() { static int n; return ++n; }
int use(cb f) { extern int local_ext; return cfun(cvar) + f(internal) + anon + other + inl() + local_ext; }
