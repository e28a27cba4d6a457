// expect: 224 warning 271
// expect: 225 warning 272
// expect: 224 warning 288
// expect: 225 warning 288
// expect: 224 warning 291
// expect: 225 warning 291
// expect: 224 warning 295
// expect: 224 warning 380
// expect: 224 warning 288
// expect: 225 warning 288
// expect: 224 warning 288
// expect: 225 warning 288
// expect-device: 224 warning 184
// expect-device: 225 warning 185
// expect-device: 181 warning 186
// expect-device: 181 warning 186
// expect-device: 181 warning 187
// expect-device: 181 warning 188
// expect-device: 181 warning 189
// expect-device: 181 warning 190
// expect-device: 181 warning 195
// expect-device: 181 warning 201
// expect-device: 181 warning 203
// expect-device: 181 warning 206
// expect-device: 181 warning 208
// expect-device: 181 warning 211
// expect-device: 181 warning 212
// expect-device: 181 warning 220
// expect-device: 181 warning 222
// expect-device: 181 warning 223
// expect-device: 181 warning 225
// expect-device: 181 warning 228
// expect-device: 181 warning 230
// expect-device: 224 warning 231
// expect-device: 226 warning 232
// expect-device: 226 warning 233
// expect-device: 225 warning 234
// expect-device: 181 warning 237
// expect-device: 224 warning 239
// expect-device: 181 warning 240
// expect-device: 181 warning 245
// expect-device: 181 warning 246
// expect-device: 181 warning 247
// expect-device: 181 warning 248
// expect-device: 181 warning 250
// expect-device: 181 warning 251
// expect-device: 181 warning 253
// expect-device: 181 warning 253
// expect-device: 226 warning 254
// expect-device: 226 warning 255
// expect-device: 226 warning 256
// expect-device: 181 warning 258
// expect-device: 181 warning 258
// expect-device: 181 warning 258
// expect-device: 181 warning 259
// expect-device: 181 warning 261
// expect-device: 181 warning 262
// expect-device: 181 warning 264
// expect-device: 181 warning 266
// expect-device: 181 warning 267
// expect-device: 181 warning 269
// expect-device: 224 warning 271
// expect-device: 225 warning 272
// expect-device: 181 warning 278
// expect-device: 181 warning 281
// expect-device: 181 warning 284
// expect-device: 181 warning 301
// expect-device: 181 warning 308
// expect-device: 181 warning 309
// expect-device: 181 warning 312
// expect-device: 181 warning 315
// expect-device: 181 warning 320
// expect-device: 181 warning 323
// expect-device: 181 warning 324
// expect-device: 181 warning 325
// expect-device: 181 warning 326
// expect-device: 181 warning 327
// expect-device: 181 warning 328
// expect-device: 181 warning 329
// expect-device: 181 warning 330
// expect-device: 181 warning 332
// expect-device: 181 warning 334
// expect-device: 224 warning 335
// expect-device: 226 warning 337
// expect-device: 226 warning 338
// expect-device: 226 warning 339
// expect-device: 226 warning 340
// expect-device: 226 warning 341
// expect-device: 226 warning 344
// expect-device: 226 warning 345
// expect-device: 181 warning 346
// expect-device: 181 warning 347
// expect-device: 181 warning 348
// expect-device: 181 warning 349
// expect-device: 181 warning 350
// expect-device: 225 warning 351
// expect-device: 181 warning 353
// expect-device: 181 warning 354
// expect-device: 181 warning 356
// expect-device: 181 warning 357
// expect-device: 181 warning 358
// expect-device: 224 warning 360
// expect-device: 224 warning 361
// expect-device: 181 warning 363
// expect-device: 181 warning 363
// expect-device: 225 warning 363
// expect-device: 181 warning 363
// expect-device: 181 warning 368
// expect-device: 224 warning 368
// expect-device: 225 warning 368
// expect-device: 224 warning 369
// expect-device: 181 warning 379
// expect-device: 224 warning 380
// expect-device: 181 warning 381
// expect-device: 181 warning 384
// expect-device: 181 warning 387
// expect-device: 224 warning 387
// expect-device: 224 error 394
// expect-device: 181 warning 394
// expect-device: 181 warning 398
// expect-device: 181 warning 403
// expect-device: 181 warning 403
// expect-device: 181 warning 403
// expect-device: 181 warning 403
// expect-device: 181 warning 403
// expect-device: 181 warning 403
// expect-device: 181 warning 404
// expect-device: 181 warning 404
// expect-device: 181 warning 404
// expect-device: 181 warning 404
// expect-device: 181 warning 405
// expect-device: 181 warning 405
// expect-device: 181 warning 406
// expect-device: 181 warning 406
// expect-device: 181 warning 406
// expect-device: 181 warning 407
// expect-device: 181 warning 408
// expect-device: 181 warning 409
// expect-device: 181 warning 409
// expect-device: 181 warning 410
// expect-device: 181 warning 410
// expect-device: 181 warning 411
// expect-device: 181 warning 412
// expect-device: 181 warning 413
// expect-device: 181 warning 414
// expect-device: 181 warning 415
// expect-device: 181 warning 416
// expect-device: 181 warning 417
// expect-device: 181 warning 418
// expect-device: 181 warning 419
// expect-device: 181 warning 423
// expect-device: 225 warning 423
// expect-device: 224 warning 288
// expect-device: 225 warning 288
// expect-device: 224 warning 288
// expect-device: 225 warning 288
// expect-device: 224 warning 288
// expect-device: 225 warning 288
// expect-device: 181 warning 291
// expect-device: 224 warning 291
// expect-device: 224 warning 291
// expect-device: 225 warning 291
// expect-device: 181 warning 291
// expect-device: 181 warning 291
// expect-device: 224 warning 291
// expect-device: 225 warning 291
// expect-device: 181 warning 291
// expect-device: 224 warning 365
// expect-device: 224 warning 365
// expect-device: 181 warning 365
// expect-device: 224 warning 365
// expect-device: 181 warning 365
// expect-device: 225 warning 365
// expect-device: 225 warning 365
// Format strings against their arguments: printf in the pass of a device, functions with the attribute format in both.

extern "C" __host__ __device__ int printf(const char *, ...);
enum E { e1 };
enum class F : long { f1 };
struct S { int a; };
__attribute__((format(scanf, 1, 2))) __device__ void read(const char *f, ...);
__device__ void conversions(int i, unsigned u, long l, long long ll, short s, char c, float f, double d, long double ld, int *p, const char *t, void *v, bool b, S o, E e, F g, char *buffer, wchar_t w, wchar_t *ws, decltype(nullptr) n, signed char sc, unsigned char *uc, unsigned long z, volatile char *vc)
{
    printf("%d\n");
    printf("%d\n", i, i);
    printf("%d %s\n", t, i);
    printf("%d\n", l);
    printf("%ld\n", i);
    printf("%f\n", i);
    printf("%d\n", f);
    printf("%d\n", u);
    printf("%u\n", i);
    printf("%x\n", i);
    printf("%lu\n", z);
    printf("%zu\n", i);
    printf("%zu\n", z);
    printf("%zd\n", z);
    printf("%lld\n", l);
    printf("%p\n", p);
    printf("%p\n", v);
    printf("%p\n", i);
    printf("%p\n", t);
    printf("%s\n", p);
    printf("%s\n", uc);
    printf("%s\n", vc);
    printf("%s\n", ws);
    printf("%ls\n", ws);
    printf("%ls\n", t);
    printf("%c\n", i);
    printf("%c\n", c);
    printf("%c\n", l);
    printf("%c\n", t);
    printf("%lc\n", w);
    printf("%d\n", c);
    printf("%d\n", s);
    printf("%hd\n", i);
    printf("%hhd\n", i);
    printf("%d\n", b);
    printf("%d\n", e);
    printf("%d\n", g);
    printf("%ld\n", g);
    printf("%d\n", o);
    printf("%Lf\n", d);
    printf("%Lf\n", ld);
    printf("%f\n", ld);
    printf("%lf\n", d);
    printf("%*d\n", i, i);
    printf("%*d\n", l, i);
    printf("%.*f\n", i, d);
    printf("%.*f\n", d, d);
    printf("%*d\n", i);
    printf("%y\n", i);
    printf("%", i);
    printf("100%%\n", i);
    printf("%5.2d %-5d %+d %05d %#x % d\n", i, i, i, i, i, i);
    printf("%n\n", p);
    printf("%n\n", i);
    printf("%1$d %1$d\n", i);
    printf("%2$d %1$d\n", i);
    printf("%d" "%s\n", i, i);
    printf(t, i);
    printf(t);
    printf("");
    printf(i ? "%d" : "%s", i);
    printf("%d\n", n);
    printf("%s\n", n);
    printf("%s\n", nullptr);
    printf("%s\n", 0);
    printf("%d\n", 'c');
    printf("%d\n", 1.0);
    printf("%d\n", 1L);
    printf("%jd %td\n", l, l);
    printf("%jd %td\n", i, i);
    printf("%I64d\n", ll);
    printf("%q\n", ll);
    printf("%qd\n", ll);
    printf("%a %A %e %E %g %G %F\n", d, d, d, d, d, d, d);
    printf("%i %o %X\n", l, l, l);
    read("%d", i);
    read("%d", &i);
    read("%d", &l);
    read("%f", &d);
    read("%lf", &d);
    read("%lf", &f);
    read("%s", buffer);
    read("%s", &buffer);
    read("%s", t);
    read("%c", &c);
    read("%c", &i);
    read("%*d %d", &i);
    read("%d");
    read("%d", &i, &i);
    read("%[a-z]", buffer);
    read("%[a-z", buffer);
    read("%u", &i);
    read("%x", &u);
    read("%p", &v);
    read("%p", v);
    read("%n", &i);
    read("%hd", &s);
    read("%hd", &i);
    read("%hhd", &sc);
    read("%d", &e);
    read("%d", l);
}
__attribute__((format(printf, 1, 2))) void own(const char *f, ...);
[[gnu::format(printf, 1, 2)]] __host__ __device__ void hd(const char *f, ...);
template <class T> void t1(T t) { own("%d"); own("%d %d", t); own("%d", t, t); own("%d", 1, 2); }
template void t1(int);
template void t1(float);
template <class T> __device__ void t2(T t) { hd("%d"); hd("%d %d", t); hd("%d", t, t); hd("%d", 1, 2); hd("%d", 1.0); printf("%d", 1.0); printf("%d"); printf("%f", t); }
template <class T> __global__ void t3(T t) { t2(t); }
template __global__ void t3(int);
template __global__ void t3(float);
template <class T> __device__ void never(T t) { printf("%d"); hd("%d"); }
__device__ struct D { int a[3]; int b() const { return 1; } char c; short s; const char *n; } dd;
__device__ const char fmt[] = "%d\n";
__device__ void arguments(int i, long l, const D *d, void (*fp)(), int D::*pm, int &r, long long ll, int *const *pp, const int *cp)
{
    printf("%y\n");
    printf("%Ld\n", l);
    printf("%Ld\n", i);
    printf("%hf\n", 1.0);
    printf("%zs\n", "a");
    printf("%hs\n", "a");
    printf("%lp\n", d);
    printf("%hc\n", i);
    printf("%d\n", d->a);
    printf("%d\n", d->b() + l);
    printf("%d %d %d\n", d->a[0], d->c, dd.s);
    printf("%s\n", d->n);
    printf("%d\n", *d);
    printf("%p\n", fp);
    printf("%p\n", *fp);
    printf("%d\n", pm);
    printf("%d\n", r);
    printf("%ld\n", ll);
    printf("%lu\n", ll);
    printf("%p\n", pp);
    printf("%s\n", cp);
    printf(fmt);
    printf(fmt, l);
    printf("%d\n", (long)i);
    printf("%d\n", static_cast<long>(i));
    printf("%d\n", -l);
    printf("%d\n", i ? l : i);
    printf("%d\n", l * i);
    printf("%d\n", (l));
    printf("%d\n", l++);
    printf("%d\n", sizeof(l) * 2);
    printf("%d\n", i == l);
    printf("%s\n", i == l);
    printf("%s %s\n", "a" + 1, true ? "a" : "b");
    printf("%s\n", &l);
    printf("%5.*d\n", i);
    printf("%-*.*f\n", i, i, 1.0f);
    printf("% 5\n", i);
    printf("%l\n", i);
    printf("%h", i);
    printf("%.d %.-3d\n", i, i);
    printf("%5%\n", i);
    printf("%'d\n", i);
    printf("%#.3x %+.2e\n", i, 1.0);
    printf("%v4d\n", i);
    printf("%B %b\n", i, i);
    printf("%hhu\n", l);
    printf("%llx\n", i);
    printf("%lls\n", i);
    printf("%ln\n", &i);
    printf("%hhn\n", &i);
    printf("a\0%d", i);
    printf("%d\0%d", i);
    printf(u8"%d\n", l);
    printf(R"(%d)", l);
    printf("%*\n", i);
    printf("%1$d\n", l);
    printf("%1$d %3$d\n", l, i, i);
    auto f = [](long x) { printf("%d", x); };
    f(3);
    if constexpr (false) printf("%d");
    if (false) printf("%d");
}
struct Mem { __device__ void f() const { printf("%d", this); printf("%s", *this); printf("%s %d", __func__, __LINE__, __FILE__); } int k; __device__ int g() { return printf("%d", 1.0); } };
__device__ int glob2 = 0;
template <class... A> __device__ void log(const char *f, A... a) { printf(f, a...); printf("%d %d", a...); printf("%d", a...); }
__global__ void kl() { log("%d"); log("%d", 1L); log("%d", 1, 2, 3L); }
#define LOG(f, ...) printf("[%d] " f, threadIdx.x, ##__VA_ARGS__)
__global__ void km(long l) { LOG("x\n"); LOG("%d\n", l); LOG("%s\n"); LOG("\n", l); }
constexpr __host__ __device__ int ce(int x) { return x ? 1 : printf("%d"); }

namespace N { __host__ __device__ int printf(const char *f, ...); }
struct Log { __device__ int printf(const char *f, ...); __device__ __attribute__((format(printf, 2, 3))) int log(const char *f, ...) const; __attribute__((format(printf, 1, 2))) __device__ static int slog(const char *f, ...); };
template <class T> __device__ __attribute__((format(printf, 2, 3))) void tmp(T t, const char *f, ...);
__device__ void d(long l)
{
    N::printf("%d", l);
    N::printf("%d");
    Log().printf("%d", l);
    Log().log("%d", l);
    Log().log("%d");
    Log::slog("%d", l);
    tmp(1, "%d", l);
    tmp(1, "%d");
    printf("%d", l);
    int (*p)(const char *, ...) = printf;
    p("%d", l);
    printf("%s\n", l), printf("%d");
}

#pragma nv_diag_suppress 181
__device__ void f(long l) { printf("%d", l); }
#pragma nv_diag_default 181
#pragma nv_diag_error 224
__device__ void g(long l) { printf("%d"); printf("%d", l); }
#pragma nv_diag_suppress too_few_printf_args
__device__ void hidden(long l) { printf("%d"); }
#pragma nv_diag_default 224
__host__ __device__ void hd(long l) { printf("%d", l); }
__device__ int v = 3;
struct A { long l; __device__ long get(int) const; operator long() const; }; 
__device__ void pos(A a, const A *p, long *q, int i)
{
    printf("%d %d %d %d %d %d", a.l, p->l, a.get(1), q[i], *q, (*p).get(2));
    printf("%d %d %d %d", i + q[0], -a.l, ~q[0], i ? a.l : a.get(3));
    printf("%d %d", (long)(i), long(i));
    printf("%d %d %d", q[0]++, q[0] += 1, a);
    printf("%d", [] { return 1L; }());
    printf("%d", A{1}.l);
    printf("%d %s", sizeof a, a);
    printf("%d %f", q - q, 1);
    printf("%s", "a" "b"[0]);
    printf("%d", "x");
    printf("%i", 3.0f);
    printf("%u", 3ull);
    printf("%f", 3ull);
    printf("%c", "x");
    printf("%f", 1.0L);
    printf("%p", &A::l);
    printf("%p", nullptr);
    printf("%s", i ? "a" : nullptr);
    printf("%d", v);
    printf("%s", static_cast<char *>(nullptr));
    printf("%s\n" , i , i);
}
