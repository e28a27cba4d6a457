// expect: 549 warning 27
// expect-device: 549 warning 27
// expect-device: 177 warning 26
// Access declarations of old, members of templates whose arguments are deduced, and members named through `auto`.
class Base {
public:
    int i;
    int f();
    class Inner {
        int j;
    };
    typedef int Type;
    template <typename> void as();
    static Base *made();
    Base *other();
};
class Derived : private Base {
public:
    Base::i;
    Base::f;
    Base::Inner;
    Base::Type;
};
int read() {
    Derived d;
    Derived::Inner inner;
    Derived::Type t = d.i;
    return d.f() + t;
}
template <typename T> class Guest : Base {
    void f() {
        auto first = Base::made();
        first ? first->as<T>() : nullptr;
        auto second = Base::other();
        second ? second->as<T>() : nullptr;
    }
};
template <class T> struct add {
    typedef const T &type;
};
template <class Head, class... Tail> struct Tuple {
    Tuple(typename add<Head>::type v, typename add<Tail>::type... more) {}
    template <class U, class... V> Tuple(U u, typename add<V>::type *...v);
};
template <class... T> void member_pointers(int, int T::*...q);
template <class T, class... Ts> auto assigned(T x, Ts... ts) {
    return (ts += ... += x);
}
