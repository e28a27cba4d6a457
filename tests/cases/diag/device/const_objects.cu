// Constants that the device sees without their variables: members of const objects.
struct N { int p; }; const N g = {1}; const N gg[2] = {{1}, {2}}; const int ga[2] = {1, 2}; struct C { int p; constexpr C(int x) : p(x) {} }; const C c(1); static const C c2 = 3; const int z = 3; const double dz = 2.0; constexpr N cn = {2}; constexpr int ca[2] = {1, 2}; const char *const s = "x"; struct X { static const int a = 1; static constexpr N n = {1}; static const N m; }; const N X::m = {1}; const N e{}; int i; const int *const pi = &i;
__device__ int k() { int x;
 x = g.p;
 x = gg[1].p;
 x = ga[1];
 x = c.p;
 x = c2.p;
 x = z;
 x = dz;
 x = cn.p;
 x = ca[1];
 const char *t = s;
 x = X::a;
 x = X::n.p;
 x = X::m.p;
 x = e.p;
 const int *y = pi;
 x = *pi;
 const int &r = z;
 const N &rn = g;
 N nn = g;
 const int *p = &z;
 const int *p2 = &g.p;
 return x;
}
