// The arguments of an alias of a class template are deduced for value parameters, variables and casts.
// flags: --c++20
template <class C, unsigned long N> struct Text { C s[N]; constexpr Text(const C (&a)[N]) : s{} {} };
template <unsigned long N> using Literal = Text<char, N>;
template <Literal L> constexpr int size() { return sizeof(L.s); }
template <Literal L> struct Named { static constexpr int n = sizeof(L.s); };
template <class A, class B> struct Pair { A a; B b; };
template <class B> using Of = Pair<int, B>;
template <class T, class P> struct Owner { explicit Owner(T); };
template <class T> using Plain = Owner<T, T *>;
Literal x("abc");
constexpr Literal y = "abc";
static_assert(size<"abc">() == 4 && size<y>() == 4 && Named<Literal("ab")>::n == 3);
static_assert(sizeof(Literal{"abcd"}) == 5);
Of p{1, 2.0};
Plain owner(3);
int *made = &p.a;
double *second = &p.b;
