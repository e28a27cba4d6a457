// expect: none
// flags: --c++17
// A pointer to a member of a base is no template argument for one to a member of the derived class, which members are detected by.
template<class T> T declval();
template<class A, class B> struct same { static const bool value = false; }; template<class A> struct same<A, A> { static const bool value = true; };
struct yes {}; struct no {};
template<class U, U> struct helper {};
template<class Z> auto test(int) -> decltype(helper<void (Z::*)() const, &Z::foo>(), yes());
template<class> auto test(...) -> no;
struct A { int foo(); void foo() const; }; struct A1 : A {}; struct A2 { void foo() const; }; struct A3 : A2 {};
static_assert(same<decltype(test<A>(0)), yes>::value, "1");
static_assert(same<decltype(test<A1>(0)), no>::value, "2");
static_assert(same<decltype(test<A2>(0)), yes>::value, "3");
static_assert(same<decltype(test<A3>(0)), no>::value, "4");


struct D : A2 { int i; }; struct H { static D d; static A2 a; static int n; };
template<A2 *> struct P {}; template<void *> struct V {}; template<A2 &> struct R {};
template<class T> auto p(int) -> decltype(P<&T::d>(), yes()); template<class T> no p(...);
template<class T> auto v(int) -> decltype(V<&T::n>(), yes()); template<class T> no v(...);
template<class T> auto r(int) -> decltype(R<T::d>(), yes()); template<class T> no r(...);
static_assert(same<decltype(p<H>(0)), no>::value && same<decltype(v<H>(0)), no>::value && same<decltype(r<H>(0)), no>::value, "");
