// managed variables named in every kind of host code
struct S { int a, b[2]; int m() const { return a; } __host__ __device__ int hd() { return a; } };
__managed__ int i = 3; __managed__ float f[4]; __managed__ S s, t[2]; __managed__ int *p; __managed__ int (*fn)(int); static __managed__ double st; namespace N { __managed__ int n; namespace M { __managed__ int m; } } namespace { __managed__ int hidden; } __managed__ int a1, *a2, a3[2] = {1, 2}; __managed__ const char *text;
int global = sizeof(f) + N::n; int by_default(int x = i, int y = N::M::m) { return x + y; } template <class T> T in_template(T x) { return x + i + T(f[1]); } struct Init { int v = i; int w; Init() : w(N::n) { } Init(int x) : v(x), w(hidden) { } };
__host__ __device__ int both() { return i + s.a; } using N::n; namespace A = N::M;
__global__ void k(int x, int *y) { i = x; *y = f[0] + s.hd(); }
int host(int q) {
  i = 1; i += 2; i++; --i; f[1] = i; f[i] = f[i + 1]; s.a = s.b[1]; t[1].b[0] = s.m(); s.hd(); p = &i; *p = 3; p[1] = 4; int *r = a3; int &ref = i; const S &cs = s; (void)cs; ref = -i; fn = [](int x) { return x; }; q = fn(3); st *= 2; N::n = N::M::m; ::N::n = n; A::m = 4; hidden = 5; a1 = *a2; text = "i";
  auto l1 = [] { return i; }; auto l2 = [&] { return i + q; }; auto l3 = [x = i] { return x; }; for (float e : f) q += e; for (auto &e : t) e.a = i; switch (i) { case 1: q = i; } if (int z = i) q += z; while (i > 100) --i; q = i ? s.a : N::n; q += sizeof(i) + sizeof i + alignof(decltype((f))); (void)i; q = (int)i + int(i) + static_cast<int>(f[2]); delete[] new int[i + 1];
  k<<<i, s.a + 1>>>(i, &i); k<<<1, 1>>>(N::n, p); { int i = 7; q += i; } struct L { int i; int g() { return i + ::i; } } loc{i}; q += loc.i + loc.g() + L{2}.i; S s2 = s; return l1() + l2() + l3() + q + by_default() + in_template(2) + Init().v + both() + s2.a + (i, s.a) + !i + ~i + *&i + (&s)->a;
}
