// statements that begin as declarations and as expressions do: conversions, parenthesised names, conditions, type-ids
#include <vector>
#include <functional>
struct c { int a; int g(int) const { return a; } enum { k = 3 }; typedef int t; static int s; template <int N> struct in { enum { v = N }; typedef int u; }; c(int = 0, int = 0) : a(1) {} operator int() const { return a; } };
int c::s = 2; typedef int T; typedef c C; using D = double; template <class X> struct b { X m; enum { e = 1 }; static int z; using w = X; b(X = {}) {} };
int one(int x) { return x; }
void f0(int i, int *p, C x0) { T(r)(i), (s) = T(i); }
void f1(int i, int *p, C x0) { D(d) = D(i), e(D(i) + 1), f(D(3)); }
void f2(int i, int *p, C x0) { C y(T(i)), z(T(i), 3), w(one(i)), v((T(i))), u{T(i)}; }
void f3(int i, int *p, C x0) { C *(cp)(&x0), &(cr)(x0), (ca)[2]{}; }
void f4(int i, int *p, C x0) { c::t (ct)(3), cu(c::t(i)), cv(int(c::in<3>::v)), cw(c::in<3>::v); }
void f5(int i, int *p, C x0) { int (fn)(int(C::k)), (fo)(int((i))); }
void f7(int i, int *p, C x0) { (void) T(i), one(T(i)); }
void f9(int i, int *p, C x0) { new C(T(i)); }
void f10(int i, int *p, C x0) { new (T)(i); }
void f11(int i, int *p, C x0) { new T(i); }
void f12(int i, int *p, C x0) { (C)(i); }
void f13(int i, int *p, C x0) { (T)(D)(i); }
void f14(int i, int *p, C x0) { (C *)(p) - 1; }
void f15(int i, int *p, C x0) { (T)-(i); }
void f16(int i, int *p, C x0) { (T) * p; }
void f18(int i, int *p, C x0) { -(T)(i); }
void f19(int i, int *p, C x0) { i = sizeof(T) * (i); }
void f20(int i, int *p, C x0) { i = sizeof(T(i)) * (i); }
void f21(int i, int *p, C x0) { i = sizeof (i) * (i); }
void f23(int i, int *p, C x0) { for (T(j) = 0, k = T(i); T(j) < T(k) && j < T(3); ++j) one(T(j) * (k)); }
void f24(int i, int *p, C x0) { for (C(l) : {C(1), C(2)}) i += T(l); }
void f25(int i, int *p, C x0) { if (T(m) = T(i); T(m) > (i)) i = m; }
void f26(int i, int *p, C x0) { if (T(n) = T(i)) i += n; }
void f27(int i, int *p, C x0) { switch (T(o) = T(i)) { case T(c::k): break; case int(c::in<7>::v): case (T(8)): break; default:; } }
void f28(int i, int *p, C x0) { while (T(q) = 0) i = q; }
void f29(int i, int *p, C x0) { do i++; while (T(i) < (0)); }
void f30(int i, int *p, C x0) { auto L = [c2 = C(i), t = T(i), q(T(i) * (i))](T(a2), C(b2)) mutable -> T { return T(a2) + T(b2) + t + q + (int(a2) * (t)); }; L(1, 2); }
void f31(int i, int *p, C x0) { auto L = [](T(a2), C(b2) = C(1, T(2))) -> T { return T(a2) + T(b2); }; L(T(1)); }
void f32(int i, int *p, C x0) { T arr[T(c::k)] = {T(1), T(i) * (i), int(i) && (i)}, (brr)[int(c::k)]{int(c::in<2>::v)}; }
void f33(int i, int *p, C x0) { std::vector<T> vec(T(3), T(i)), (vec2)(T(3)); }
void f34(int i, int *p, C x0) { std::function<T(T)> fu(one), fv([](T(x)) { return x; }); }
void f35(int i, int *p, C x0) { std::function<T(T *)> *fw(nullptr); }
void f36(int i, int *p, C x0) { C(x); i = x; }
void f37(int i, int *p, C x0) { T(x) = 3, y = T(x); }
void f38(int i, int *p, C x0) { T(x){3}; i = x; }
void f39(int i, int *p, C x0) { T(*x)(T(y)) = one; x(T(3)); }
void f40(int i, int *p, C x0) { T(&x)[2] = *new T[1][2]; x[0] = T(1); }
void f41(int i, int *p, C x0) { C(*x[2])(T), (y); (void) x; (void) y; }
void f42(int i, int *p, C x0) { b<T> (x)(T(i)), y(T(3)), z = b<T>(T(i)); }
void f43(int i, int *p, C x0) { b<T>(x); x.m = 2; }
void f44(int i, int *p, C x0) { i = b<T>(i).m * (T(i)) + b<T>::e * (i) - T(b<T>::e) * (i); }
void f45(int i, int *p, C x0) { int w(int(b<T>::e)), v(b<T>::e * T(2)); i = w + v; }
void f46(int i, int *p, C x0) { return T(i), void(); }
void f47(int i, int *p, C x0) { i = (T(i)) ? T(1) : (T)(2); }
void f48(int i, int *p, C x0) { i = T(i) < T(3) && T(4) > (i); }
void f49(int i, int *p, C x0) { T x = T(i) < 3, y = (T(i) > (2)); i = x + y; }
void f50(int i, int *p, C x0) { static T(x)(one(T(3))), (y) = T(C::k); i = x + y; }
void f51(int i, int *p, C x0) { const T(x) = 3, &(y)(x), *const (z) = &x; i = y + *z; }
void f52(int i, int *p, C x0) { extern T(ext), (extf)(T(x)); i = sizeof(ext); }
void f53(int i, int *p, C x0) { typedef T(tx), (*ty)(T(x)), (tz)[3]; tx x; ty y = one; tz z; i = (x = 1) + y(2) + (z[0] = 3); }
void f54(int i, int *p, C x0) { unsigned(x)(3), (y) = unsigned(i); i = x + y; }
void f55(int i, int *p, C x0) { auto(x) = 3, (*y) = &x; i = x + *y; }
void f56(int i, int *p, C x0) { decltype(i) (x)(T(3)), (y) = decltype(i)(T(4)); i = x + y; }
void f57(int i, int *p, C x0) { struct L { T(m), (*q); L(T(x)) : m(T(x)), q(&m) {} T(get)() { return T(m); } } (l)(T(3)), *(lp) = &l; i = l.get() + *lp->q; }
void f58(int i, int *p, C x0) { enum E { A = T(3), B = int(C::k) * (2) } (e) = A; i = e + B; }
void f59(int i, int *p, C x0) { union { T(m); D(n); } (u); u.m = T(1); i = u.m; }
void f60(int i, int *p, C x0) { T x[] = {[](T(y)) { return T(y); }(T(3))}; i = x[0]; }
void f61(int i, int *p, C x0) { throw T(i); }
void f62(int i, int *p, C x0) { goto l; l: T(x) = 3; i = x; }
void f63(int i, int *p, C x0) { try { throw T(1); } catch (T(x)) { i = T(x); } catch (const C(&x)) { i = T(x); } }
void f65(int i, int *p, C x0) { using tt = T(T(x)); tt *q = one; i = q(T(1)); }
void f66(int i, int *p, C x0) { T (x)[T(3)][int(C::k)] = {}; i = x[T(0)][int(0)]; }
void f67(int i, int *p, C x0) { T x((T(i))), y{(T(i))}, z(T{i}); i = x + y + z; }
void f69(int i, int *p, C x0) { static_assert(T(3) * (2) == int(C::k) + (3), ""); }
void f71(int i, int *p, C x0) { i = noexcept(T(i) * (i)) + alignof(T(*)(T)) + sizeof(T(&)[2]); }
void f72(int i, int *p, C x0) { (T(i)); (T(i) * (i)); (T(*)(T)) one; (T(*)(T(x))) one; }
void f73(int i, int *p, C x0) { i = static_cast<T(*)(T(x))>(one)(T(3)) + reinterpret_cast<T(*)(T)>(&one)(2); }
void f74(int i, int *p, C x0) { i = *&i * (T(*p)) + *(T(*)) p; }
void f75(int i, int *p, C x0) { i = T(*p) * (i) + T(&i == p) * (2); }
void f76(int i, int *p, C x0) { delete new T(i), delete[] new T[T(3)];  }
void f78(int i, int *p, C x0) { operator new(T(3)); }
void f79(int i, int *p, C x0) { ::c(T(i)); ::T(x) = 3; i = x; }
void f80(int i, int *p, C x0) { C::t(x) = 3; i = x; }
__global__ void k() {}
int main() { return 0; }
