// expect: 815 warning 6
// flags: --c++17
// The type of a prvalue: classes keep their cv-qualifiers, scalars lose them.
template<class A, class B> struct same { static constexpr bool v = false; }; template<class A> struct same<A,A> { static constexpr bool v = true; };
template <class U> U&& fw(U&& u); template <class U> U va(U u);
struct K { K(int); K(); operator const K*(); }; const K fn(); const int fi(); using CI = const int; using CK = const K; 
static_assert(same<decltype(fw(fn())), const K&&>::v, "1"); static_assert(same<decltype(fw(fi())), int&&>::v, "2"); static_assert(same<decltype(fw(CI(1))), int&&>::v, "3"); static_assert(same<decltype(CI{1}), int>::v, "4");
static_assert(same<decltype(va(CK{})), K>::v, "5"); 
auto x = CK{}; static_assert(same<decltype(x), K>::v, "6"); auto&& y = CK{}; static_assert(same<decltype(y), const K&&>::v, "7"); const auto& z = CK(); static_assert(same<decltype(z), const K&>::v, "8");
K w = CK{}; K w2{CK(1)}; K w3 = static_cast<CK>(1);
auto l = [] { return CK{}; }; static_assert(same<decltype(l()), K>::v, "9"); auto l2 = []() -> decltype(auto) { return CK{}; }; static_assert(same<decltype(l2()), CK>::v, "10");
static_assert(same<decltype(true ? CK{} : K{}), CK>::v, "11"); static_assert(same<decltype((CK{})), CK>::v, "12"); static_assert(same<decltype(((void)0, CK{})), CK>::v, "13");
template <class T> struct Q { using type = decltype(fw(static_cast<const T&&>(T()))); }; static_assert(same<Q<int>::type, const int&&>::v, "14"); static_assert(same<Q<K>::type, CK&&>::v, "15");
K arr[2] = {CK{}, CK(1)}; struct H { K k; }; H h{CK{}}; void take(K); void t() { take(CK{}); throw CK(1); }
bool b; const K ck; K k;
static_assert(same<decltype(b ? ck : K()), const K>::v, "b1"); static_assert(same<decltype(b ? ck : k), const K&>::v, "b2"); static_assert(same<decltype(b ? K() : ck), const K>::v, "b3"); static_assert(same<decltype(b ? fn() : ck), const K>::v, "b4"); static_assert(same<decltype(b ? fn() : k), const K>::v, "b5"); static_assert(same<decltype(b ? k : K()), K>::v, "b6");
struct G {}; using CG = const G; struct L { L(int); L(); }; using CL = const L; struct Ag { int a; }; using CA = const Ag;
static_assert(same<decltype(fw(CG{})), CG&&>::v, "1"); static_assert(same<decltype(fw(CG())), CG&&>::v, "2"); static_assert(same<decltype(fw(CL(1))), CL&&>::v, "3"); static_assert(same<decltype(fw(CL{1})), CL&&>::v, "4");
static_assert(same<decltype(CG{}), CG>::v, "5"); static_assert(same<decltype(CA{1}), CA>::v, "6"); static_assert(same<decltype(fw(CA{1})), CA&&>::v, "7"); static_assert(same<decltype(fw(CL{})), CL&&>::v, "4"); static_assert(same<decltype(fw(static_cast<CL>(1))), CL&&>::v, "9");
void f() { struct U {}; using CU = const U; static_assert(same<decltype(fw(CU{})), CU&&>::v, "8"); }
template <class T> struct S { using C = const T; using type = decltype(fw(C{})); using type2 = decltype(fw(C())); };
static_assert(same<S<G>::type, CG&&>::v, "t"); static_assert(same<S<G>::type2, CG&&>::v, "t"); static_assert(same<S<int>::type, int&&>::v, "t");
__global__ void kernel() {}
