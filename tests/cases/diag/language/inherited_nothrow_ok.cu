// expect: none
// An inherited constructor may throw where it or the default constructor of another part may ([except.spec]/11).
struct Base {
    Base(int) noexcept;
    Base(char);
};
struct Throwing { Throwing() noexcept(false); };
struct Nothrow { Nothrow() noexcept; };
struct Part : Base {
    using Base::Base;
    Throwing x;
};
static_assert(!noexcept(Part(1)), "");
struct Fine : Base {
    using Base::Base;
    Nothrow x, z[3];
    int y = 3;
};
static_assert(noexcept(Fine(1)) && !noexcept(Fine('a')), "");
struct Twice : Fine, Nothrow { using Fine::Fine; };
static_assert(noexcept(Twice(1)), "");
struct Virtual : Fine, virtual Throwing { using Fine::Fine; };
static_assert(!noexcept(Virtual(1)), "");
struct Any { template <class T> Any(T) noexcept; };
struct OfAny : Any, Nothrow { using Any::Any; };
struct OfAnyThrowing : Any, Throwing { using Any::Any; };
static_assert(noexcept(OfAny(1)) && !noexcept(OfAnyThrowing(1)), "");
template <class T> struct OfT : T {
    using T::T;
    Nothrow n;
};
static_assert(noexcept(OfT<Base>(1)), "");
