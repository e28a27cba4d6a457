// expect: 20 error 13
// expect: 443 error 14
// expect: 442 error 16
// expect: 20 error 18
// expect: 135 error 19
// expect: 20 error 29
// expect: 442 error 31
template <class T> struct Single { };
template <class T, int N> struct Two { };
namespace N { struct S; template <class T> struct W; }
class Set : Single<Set>
{
    friend class Single<Sett>;
    friend class Single<int, 3>;
    friend class Single<Set>;
    friend struct Two<int>;
    friend struct Two<int, 3>;
    friend Single<Sety>;
    friend Single<N::Nix>;
    friend struct Single<N::S>;
    friend struct Single<N::W<int>>;
    friend struct Two<Set, sizeof(Set *)>;
};
template <class T> class Tem
{
    friend class Single<T>;
    friend class Single<Tem>;
    friend class Single<Tem<T>>;
    friend class Single<Missing>;
    friend struct Two<T, sizeof(T)>;
    friend struct Two<T>;
    friend class Single<typename T::x>;
    struct In;
    friend class Single<In>;
};
