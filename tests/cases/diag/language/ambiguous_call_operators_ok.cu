// expect: none
// flags: --c++17
// Call operators of several bases are ambiguous, by which they are detected.
struct A { void operator()(); int operator()(int); }; struct B { void operator()(); };
struct C : A, B {}; struct D : A {}; struct E : A, B { using A::operator(); }; struct V1 : virtual A {}; struct V2 : virtual A {}; struct F : V1, V2 {};
template<class T> T mk();
template<class T> decltype(T()()) foo(int); template<class> int foo(...);
template<class T, class U> struct same { enum { value = 0 }; }; template<class T> struct same<T, T> { enum { value = 1 }; };
static_assert(same<decltype(foo<C>(0)), int>::value && same<decltype(foo<D>(0)), void>::value && same<decltype(foo<E>(0)), void>::value && same<decltype(foo<F>(0)), void>::value, "");
template<class T, class = void> struct callable { enum { value = 0 }; }; template<class T> struct callable<T, decltype(void(mk<T>()()))> { enum { value = 1 }; };
static_assert(callable<D>::value && !callable<C>::value && callable<E>::value && !callable<int>::value && callable<F>::value, "");
template<class... F> struct over : F... { using F::operator()...; }; template<class... F> over(F...) -> over<F...>;
int use() { F f; f(); E e; e(); return over{[](int) { return 1; }, [](char) { return 2; }}(1) + e(2); }
struct Fallback { void operator()(); }; template<class T> struct Der : T, Fallback {}; template<class T, class = void> struct has { enum { value = 1 }; }; template<class T> struct has<T, decltype(void(&Der<T>::operator()))> { enum { value = 0 }; };
struct N {}; static_assert(has<A>::value && !has<N>::value, "");
