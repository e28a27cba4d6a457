// What the types of non-type template parameters name stays with all that hangs on it.
template <bool, class T = void> struct EnableIf { using type = T; };
template <class T, class U> struct Same { static constexpr bool value = false; };
template <class T, class U> inline constexpr bool same = Same<T, U>::value;

// Typedefs, and classes in arguments.
typedef unsigned Count;
template <Count N> struct Counted;
struct Pointee;
template <class T, Pointee *> struct Pointing;
struct Named;
template <class T, typename EnableIf<sizeof(T), Named *>::type = nullptr> void named(T);
struct Compared;
template <class T, typename EnableIf<same<T, Compared>, int>::type = 0> void compared(T);

// The initialiser of a variable template, and of those that are named in it.
struct Deep;
template <class T> inline constexpr bool is_deep = same<T, Deep>;
template <class T, typename EnableIf<is_deep<T>, int>::type = 0> void deep(T);

// The class of a function, with its definition.
struct Field { int value; };
struct Traits {
    Field field;
    template <class T> static constexpr bool holds() { return true; }
};
template <class T, typename EnableIf<Traits::holds<T>(), int>::type = 0> void by_function(T);

// The class template around: what the declarations of its members name.
struct Tag {};
struct Returned {};
struct Referred {};
struct Inherited {};
struct OfFriend {};
struct OfBody {};
template <class T> class Box : Inherited {
    template <class U> static constexpr bool fits() { return true; }
    template <class U> using Fits = typename EnableIf<Box::template fits<U>(), bool>::type;
    Box(Tag, T);
    Returned returned(const Referred &);
    friend void befriended(OfFriend);
    void body() { OfBody local; (void)local; }

public:
    template <class U, Fits<U> = true> Box(U);
};

// Default arguments, results and bounds are another matter.
struct OfDefault { static constexpr bool value = true; };
template <class T, bool = OfDefault::value && sizeof(T)> void by_default(T);
struct OfResult { template <class T> static constexpr bool holds() { return true; } };
template <class T> typename EnableIf<OfResult::holds<T>(), int>::type by_result(T);

// Arguments of variable templates that are specialised.
struct Specialised;
template <class T> inline constexpr bool is_special = false;
template <> inline constexpr bool is_special<Specialised> = true;

__global__ void kernel(int *p) { *p = 1; }
namespace spelled_by_several {
template <bool> struct sel {}; template <> struct sel<true> { template <class T> using type = T; };
template <bool B, class T> using ei = typename sel<B>::template type<T>;
template <class T, class U> inline constexpr bool same_v = false;
template <class T, class U> inline constexpr bool same_w = same_v<T *, U *>;
struct A {}; struct B {}; struct C {}; struct D {}; struct E {};
template <class T, int N = 5> struct sa { using et = T; sa<A> f(); template <class It, ei<same_v<It, et>, int> = 0> sa(It x); };
template <class T> struct sb { using et = T; sb<B> f(); template <class It, bool b = true, ei<same_v<It, et> && b, int> = 0> sb(It x); };
template <class T> struct sc { using et = T; sc<C> f(); template <class It, ei<same_w<It, et>, int> = 0> sc(It x); };
template <class T> struct sd { using et = T; sd<D> f(); template <class It, ei<same_w<It, et> && true, int> = 0> sd(It x); };
template <class T> struct sd<T *> { using et = T; sd<E> f(); template <class It, ei<same_w<It, et> && true, int> = 0> sd(It x); };
}
