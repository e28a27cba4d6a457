// flags: --c++20
// Conditional operators of class objects: the copy of an operand, bases, qualifiers.
template <class T> T &&d(); template <class T> T mk();
struct M { M(int = 1); M(const M &) = delete; M(M &&); M &operator=(const M &) = delete; M &operator=(M &&); friend bool operator==(const M &, const M &); friend bool operator<(const M &, const M &); };
template <class T, class U> concept CR = requires { false ? d<T>() : d<U>(); };
template <class T, class U> concept CR2 = requires { false ? mk<T (&)()>()() : mk<U (&)()>()(); };
static_assert(!CR<const int &, const M &>, "1"); static_assert(!CR2<const int &, const M &>, "2"); static_assert(CR<int, M>, "3"); static_assert(CR2<int, M>, "4"); static_assert(!CR<const M &, M>, "5"); static_assert(CR<const M&, const M &>, "6"); static_assert(!CR<int, M &>, "7"); static_assert(!CR2<int &, M &>, "8"); static_assert(!CR2<M, M &>, "9"); static_assert(CR<M, M>, "10"); 
struct B { B(); B(const B &) = delete; B(B&&); }; struct D : B { D(); D(const D &) = delete; D(D&&); };
static_assert(CR<B &, D &>, "11"); static_assert(CR<B, D>, "12"); static_assert(!CR<B &, D>, "13"); static_assert(!CR<B, D &>, "14"); static_assert(CR2<B, D>, "15"); static_assert(!CR2<B &, D>, "16"); static_assert(!CR2<const B &, D>, "17");
struct B2 {}; struct D2 : B2 {};
static_assert(CR<B2 &, D2>, "18"); static_assert(CR<B2, D2 &>, "19"); static_assert(CR2<B2, D2>, "20"); static_assert(CR2<const B2 &, D2>, "21"); static_assert(CR<const B2 &, D2 &>, "22"); static_assert(!CR<B2 &, const D2 &>, "23"); static_assert(!CR<B2, const D2 &>, "24"); static_assert(!CR<B2 &, volatile D2 &>, "25");
