// expect: none
// What an object is initialised by: a constructor that takes the object before a conversion function whose result is copied
// ([dcl.init]), and a constructor that takes a returned local variable as an rvalue ([class.copy.elision]/3).
struct Foo { template <typename D> Foo(const D &); };
struct Derived { operator Foo() const = delete; };
Foo g(Derived d) { return Foo(d); }
Foo g1(Derived d) {
    Foo f(d);
    return f;
}
Foo g2(Derived d) { return static_cast<Foo>(d); }
Foo g3(Derived d) { return (Foo)d; }
Foo g4(Derived d) { return Foo{d}; }
struct T {
    template <class U> T(U);
    T(const T &);
};
struct S { operator T(); };
T t1(S s) { return T(s); }
T t2(S s) { return static_cast<T>(s); }

template <class T> struct Handle {
    Handle();
    template <class U> Handle(const Handle<U> &) = delete;
    template <class U> Handle(Handle<U> &&);
};
Handle<float> of_parameter(Handle<char> c) { return c; }
Handle<float> of_local() {
    Handle<char> l;
    if (sizeof(l) == 1) return ((l));
    return l;
}
auto of_lambda = [](Handle<float> h) -> Handle<char> { return h; };
struct Movable {
    Movable();
    Movable(const Movable &) = delete;
    Movable(Movable &&);
};
struct Holder {
    Holder(const Movable &) = delete;
    Holder(Movable &&);
};
Holder hold() {
    Movable m;
    return m;
}
Holder hold(Movable m) { return m; }
