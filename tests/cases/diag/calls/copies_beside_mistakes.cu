// expect: 1776 error 120
// expect: 167 error 120
// expect: 167 error 124
// expect: 167 error 124
// expect: 167 error 124
// expect: 1776 error 125
// expect: 167 error 125
// expect: 167 error 125
// expect: 167 error 125
// expect: 167 error 125
// expect: 1768 error 126
// expect: 167 error 126
// expect: 167 error 126
// expect: 1776 error 127
// expect: 1776 error 127
// expect: 167 error 127
// expect: 1776 error 127
// expect: 1776 error 127
// expect: 165 error 127
// expect: 1776 error 127
// expect: 1776 error 127
// expect: 140 error 127
// expect: 312 error 127
// expect: 312 error 127
// expect: 1776 error 127
// expect: 415 error 127
// expect: 304 error 128
// expect: 304 error 128
// expect: 1776 error 129
// expect: 167 error 129
// expect: 1776 error 129
// expect: 167 error 129
// expect: 167 error 129
// expect: 1767 error 129
// expect: 1776 error 130
// expect: 167 error 130
// expect: 1776 error 130
// expect: 167 error 130
// expect: 1776 error 131
// expect: 165 error 131
// expect: 20 error 131
// expect: 1776 error 131
// expect: 1776 error 132
// expect: 167 error 132
// expect: 1776 error 132
// expect: 167 error 132
// expect: 304 error 133
// expect: 1767 error 134
// expect: 1776 error 135
// expect: 413 error 135
// expect: 20 error 135
// expect: 1776 error 135
// expect: 140 error 135
// expect: 20 error 135
// expect: 167 error 135
// expect-device: 167 error 124
// expect-device: 167 error 124
// expect-device: 167 error 124
// expect-device: 1776 error 125
// expect-device: 167 error 125
// expect-device: 167 error 125
// expect-device: 167 error 125
// expect-device: 167 error 125
// expect-device: 1768 error 126
// expect-device: 167 error 126
// expect-device: 167 error 126
// expect-device: 1776 error 127
// expect-device: 1776 error 127
// expect-device: 167 error 127
// expect-device: 1776 error 127
// expect-device: 1776 error 127
// expect-device: 165 error 127
// expect-device: 1776 error 127
// expect-device: 1776 error 127
// expect-device: 140 error 127
// expect-device: 312 error 127
// expect-device: 312 error 127
// expect-device: 1776 error 127
// expect-device: 415 error 127
// expect-device: 304 error 128
// expect-device: 304 error 128
// expect-device: 1776 error 129
// expect-device: 167 error 129
// expect-device: 1776 error 129
// expect-device: 167 error 129
// expect-device: 167 error 129
// expect-device: 1767 error 129
// expect-device: 1776 error 130
// expect-device: 167 error 130
// expect-device: 1776 error 130
// expect-device: 167 error 130
// expect-device: 1776 error 131
// expect-device: 165 error 131
// expect-device: 20 error 131
// expect-device: 1776 error 131
// expect-device: 1776 error 132
// expect-device: 167 error 132
// expect-device: 1776 error 132
// expect-device: 167 error 132
// expect-device: 304 error 133
// expect-device: 1767 error 134
// expect-device: 1776 error 135
// expect-device: 413 error 135
// expect-device: 20 error 135
// expect-device: 1776 error 135
// expect-device: 140 error 135
// expect-device: 20 error 135
// expect-device: 167 error 135
// expect-device: 550 warning 134
// Objects that cannot be copied are arguments of calls in which something else is wrong.
struct Del { Del(const Del &) = delete; Del(); int x; };
struct Mov { Mov(); Mov(Mov &&); int x; };
struct Priv { Priv(); private: Priv(const Priv &); };
struct Ab { Ab(); virtual void f() = 0; };
struct Der : Del {};
struct S { void m(Del, int *); static void sm(Mov, int *); S(Del, int *); S(); void c(const Del &, int *); void operator()(Del, int *); };
Del make(); Mov makem();
void hf(Del, int *); void hm(Mov, int *); void hp(Priv, int *); void hr(Del &&, int *); void two(Del, Mov, int);
void ov(Del, int *); void ov(Del, int *, int); void ell(Del, ...);
template <class T> void tf(Del d, T t, int *p) { hf(d, 3); hf(t, 3); }
void f(int x, const Del &cd)
{
    Del q; Mov m; Priv p; Der d;
    hf(make(), x); hf(Del(), x); hf({}, x);
    hm(m, x); hm(makem(), x); hm(Mov(), x); hm(static_cast<Mov &&>(m), x);
    hr(q, x); hr(Del(), x);
    two(q, m, "x"); two(q, m); two(q, m, 1, 2); two(m, q, 1); two(q, 3, 4);
    ov(q, x); ov(q, &x, &x);
    S s; s.m(q, x); S::sm(m, x); s.c(q, x); s(q, x);
    hf(cd, x); hf(d, x);
    ell(q, q); ell(); ell(q, undefd);
    void (*fp)(Del, int *) = hf; fp(q, x); (*fp)(q, x);
    tf(q, x, x);
    auto l = [](Del, int *) {}; l(q, x);
    hf(q, [] {}); hf(q, undefd2, 3); hf(undefd3, x);
}
