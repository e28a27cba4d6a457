// expect: none
// flags: --c++17
// Guides of the user count before the copy of what is an instance already, once they are declared.
template <class,class> struct same { static constexpr bool v = false; };
template <class T> struct same<T,T> { static constexpr bool v = true; };
template <class T> struct A { A(T); A(const A&); };
template <class T> A(T) -> A<T>;
A a(42); A b = a; A b1{a}; A b2(a); A b3(A(1));
static_assert(same<decltype(b), A<int>>::v, "1");
static_assert(same<decltype(b1), A<int>>::v, "2");
static_assert(same<decltype(b3), A<int>>::v, "3");
template <class T> struct B { B(T); B(const B&); };
template <class T> B(B<T>) -> B<B<T>>;
B c(42); B d = c; B d1{c}; B d2(c); B d3(B<int>(1)); B d4 = {c}; auto d5 = B(c); auto d6 = B{c};
static_assert(same<decltype(d), B<B<int>>>::v, "4");
static_assert(same<decltype(d1), B<B<int>>>::v, "5");
static_assert(same<decltype(d2), B<B<int>>>::v, "6");
static_assert(same<decltype(d3), B<B<int>>>::v, "7");
static_assert(same<decltype(d4), B<B<int>>>::v, "8");
static_assert(same<decltype(d5), B<B<int>>>::v, "9");
static_assert(same<decltype(d6), B<B<int>>>::v, "10");
template <class T> struct C { C(T); C(const C&); template <class U> C(C<U>, int = 0); };
template <class T> C(C<T>&) -> C<T*>;
C e(42); C f = e; const C g(1); C h(g);
static_assert(same<decltype(f), C<int*>>::v, "11");
static_assert(same<decltype(h), C<int>>::v, "12");
template <class T> struct Y { Y(T); template <class U> Y(Y<U>); Y(const Y &) = delete; Y(Y &&) = default; };
Y y(1); Y yy(static_cast<Y<int> &&>(y));
static_assert(same<decltype(yy), Y<int>>::v, "20");
template <class T> struct Z { Z(T); template <class U> Z(U &&); };
Z z(1); Z z1(z); Z z2 = z; const Z z3(1); Z z4(z3);
static_assert(same<decltype(z1), Z<int>>::v, "21");
static_assert(same<decltype(z4), Z<int>>::v, "22");
template <class T> struct O { O(); template <class U = T> O(U &&); };
template <class T> O(T) -> O<T>;
O o(1); O o1(o); O o2 = o; const O o3(1); O o4(o3); O o5(O(1));
static_assert(same<decltype(o1), O<int>>::v, "23");
static_assert(same<decltype(o4), O<int>>::v, "24");
static_assert(same<decltype(o5), O<int>>::v, "25");
