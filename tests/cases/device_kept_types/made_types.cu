// what functions make of enumerations that nobody calls
// flags: -std=c++17
template <class T> struct V { T t; }; template <int N> struct I {}; template <class T> void tf() {} template <class T> T tg(T t) { return t; }
template <bool, class T = void> struct ei {}; template <class T> struct ei<true, T> { using type = T; };
template <bool B, class T = void> using eit = typename ei<B, T>::type;
template <class T, class U> struct same { static constexpr bool value = false; }; template <class T> struct same<T, T> { static constexpr bool value = true; };
template <class T, class U> inline constexpr bool same_v = same<T, U>::value;
template <class T> T &&dv();
template <class...> using vt = void;
template <bool B, eit<B, int> = 0> inline constexpr bool req = true; template <bool B, eit<B, int> = 0> bool reqf(); template <class T, class U> inline constexpr bool req2 = true;
enum E1_0 { E1_0v };
inline void F1_0() { E1_0 x; (void)x; }
enum E1_1 { E1_1v };
inline void F1_1(E1_1) {}
enum E1_2 { E1_2v };
inline void F1_2(E1_2 x) { (void)x; }
enum E1_3 { E1_3v };
inline void F1_3(E1_3 *x) {}
enum E1_4 { E1_4v };
inline void F1_4(E1_4 **x) {}
enum E1_6 { E1_6v };
inline void F1_6() { (void)(E1_6 *)0; }
enum E1_7 { E1_7v };
inline void F1_7() { (void)(E1_7)0; }
enum E1_8 { E1_8v };
inline void F1_8() { (void)sizeof(E1_8 *); }
enum E1_10 { E1_10v };
inline E1_10 *F1_10() { return nullptr; }
enum E1_11 { E1_11v };
inline E1_11 F1_11() { return E1_11v; }
enum E1_12 { E1_12v };
inline E1_12 *F1_12(); inline void F1_12(int) { F1_12(); }
enum E1_13 { E1_13v };
inline E1_13 F1_13(); inline void F1_13(int) { F1_13(); }
enum E1_14 { E1_14v };
inline void F1_14(E1_14); inline void F1_14(int, int) { F1_14(E1_14v); }
enum E1_15 { E1_15v };
inline void F1_15(E1_15); inline void F1_15(int, int) { (void)sizeof(F1_15(E1_15v)); }
enum E1_16 { E1_16v };
inline void F1_16(E1_16); inline void F1_16(int, int) { auto f = (void (*)(E1_16))F1_16; }
enum E1_18 { E1_18v };
struct D1_18 { E1_18 *m; }; inline void F1_18(D1_18 &d) { auto x = d.m; (void)x; }
enum E1_19 { E1_19v };
struct D1_19 { E1_19 m; }; inline void F1_19(D1_19 &d) { (void)d.m; }
enum E1_20 { E1_20v };
struct D1_20 { E1_20 m; }; inline void F1_20(D1_20 &d) { (void)&d.m; }
enum E1_22 { E1_22v };
struct D1_22 { E1_22 m; }; inline E1_22 F1_22(const D1_22 &d) { return d.m; }
enum E1_23 { E1_23v };
struct D1_23 { E1_23 m[3]; }; inline E1_23 F1_23(const D1_23 &d) { return d.m[1]; }
enum E1_24 { E1_24v };
struct D1_24 { int m[E1_24v+1]; }; inline int F1_24(D1_24 &d) { return d.m[1]; }
enum E1_25 { E1_25v };
inline int F1_25() { return E1_25v; }
enum E1_26 { E1_26v };
inline int F1_26() { return E1_26v + 1; }
enum E1_27 { E1_27v };
inline void F1_27() { typedef E1_27 *T; }
enum E1_28 { E1_28v };
inline void F1_28() { struct L { E1_28 *m; }; }
enum E1_29 { E1_29v };
inline void F1_29() { struct L { E1_29 *m; } l; (void)l; }
enum E1_30 { E1_30v };
inline void F1_30() { static E1_30 *m; }
enum E1_31 { E1_31v };
inline void F1_31() { extern E1_31 *m; }
enum E1_32 { E1_32v };
inline void F1_32() { void g(E1_32 *m); }
enum E1_33 { E1_33v };
inline void F1_33() { V<E1_33> x; }
enum E1_34 { E1_34v };
inline void F1_34() { V<E1_34> x; (void)x; }
enum E1_35 { E1_35v };
inline void F1_35() { V<E1_35> x[2]; }
enum E1_36 { E1_36v };
inline void F1_36(V<E1_36> &x) { }
enum E1_37 { E1_37v };
inline void F1_37(V<E1_37> x) { }
enum E1_38 { E1_38v };
inline void F1_38() { tf<E1_38>(); }
enum E1_39 { E1_39v };
inline void F1_39() { tg(E1_39v); }
enum E1_40 { E1_40v };
inline void F1_40() { tf<V<E1_40>>(); }
enum E1_44 { E1_44v };
inline void F1_44() { auto l = [](E1_44) {}; l(E1_44v); }
enum E1_46 { E1_46v };
inline void F1_46(E1_46 e) { auto l = [&e]() {}; l(); }
enum E1_47 { E1_47v };
inline void F1_47() { static_assert(sizeof(E1_47 *) == 8, ""); }
enum E1_48 { E1_48v };
inline void F1_48() { for (E1_48 e : { E1_48v }) ; }
enum E1_49 { E1_49v };
inline void F1_49() { E1_49 e; e = E1_49v; }
enum E1_50 { E1_50v };
inline void F1_50(E1_50 e) { switch (e) { case E1_50v: ; } }
enum E1_51 { E1_51v };
inline void F1_51(int e) { switch (e) { case E1_51v: ; } }
enum E1_56 { E1_56v };
static void F1_56(E1_56 *x) {}
enum E1_57 { E1_57v };
void F1_57(E1_57 *x) {}
enum E1_58 { E1_58v };
__device__ inline void F1_58(E1_58 *x) {}
enum E1_59 { E1_59v };
__host__ __device__ inline void F1_59(E1_59 *x) {}
enum E1_60 { E1_60v };
struct D1_60 { void f(E1_60 *) {} };
enum E1_61 { E1_61v };
struct D1_61 { D1_61(E1_61 *) {} };
enum E1_62 { E1_62v };
struct D1_62 { static void f(E1_62 *) {} };
enum E1_63 { E1_63v };
struct D1_63 { virtual void f(E1_63 *) {} };
enum E1_64 { E1_64v };
struct D1_64 { void f(E1_64 *); }; inline void D1_64::f(E1_64 *) {}
enum E1_65 { E1_65v };
struct D1_65 { friend void f(E1_65 *, D1_65) {} };
enum E1_66 { E1_66v };
struct D1_66 { E1_66 *p = nullptr; };
enum E1_67 { E1_67v };
struct D1_67 { E1_67 *p = nullptr; D1_67() {} };
enum E1_68 { E1_68v };
struct D1_68 { D1_68 &operator=(const D1_68&) = default; E1_68 m[3]; };
enum E1_69 { E1_69v };
inline E1_69 *F1_69v = nullptr;
enum E1_70 { E1_70v };
static E1_70 F1_70v[3];
enum E1_71 { E1_71v };
E1_71 *F1_71v;
enum E1_72 { E1_72v };
template <class T> struct D1_72 { void f(E1_72 *) {} };
enum E1_73 { E1_73v };
template <class T> struct D1_73 { void f(T *) {} }; template struct D1_73<E1_73>;
enum E1_74 { E1_74v };
template <class T> struct D1_74 { void f(T *) {} }; extern template struct D1_74<E1_74>;
enum E1_75 { E1_75v };
template <class T> void F1_75(T *) { } template <> void F1_75(E1_75 *) {}
enum E1_76 { E1_76v };
template <class T> void F1_76(T *) { } inline void F1_76() { F1_76((E1_76 *)0); }
enum E1_77 { E1_77v };
template <class T> void F1_77(T) { T *p; } inline void F1_77() { F1_77(E1_77v); }
enum E1_78 { E1_78v };
template <class T> struct D1_78 { void f() { T *p; } }; inline void F1_78(D1_78<E1_78> &d) { d.f(); }
enum E15_0 { E15_0v };
typedef E15_0 *PF15_0; inline void F15_0(PF15_0 p) { }
enum E15_1 { E15_1v };
typedef void (*PF15_1)(E15_1); inline void F15_1(PF15_1 p) { }
enum E15_3 { E15_3v };
typedef E15_3 *PF15_3; inline void F15_3(PF15_3 p) { PF15_3 q = p; q = p; }
enum E15_4 { E15_4v };
typedef E15_4 *PF15_4; inline E15_4 F15_4(PF15_4 p) { return *p; }
enum E15_5 { E15_5v };
typedef E15_5 *PF15_5; inline void F15_5(PF15_5 *p) { }
enum E15_6 { E15_6v };
typedef E15_6 PF15_6; inline void F15_6(PF15_6 *p) { }
enum E15_7 { E15_7v };
template <class T> using PF15_7 = T *; inline void F15_7(PF15_7<E15_7> p) { }
enum E15_8 { E15_8v };
inline void F15_8(E15_8 *p) { } inline auto F15_8(int) { return nullptr; }
__global__ void kernel(int *p) { *p = 1; }
