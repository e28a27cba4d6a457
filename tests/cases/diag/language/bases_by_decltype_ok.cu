// expect: none
// A mem-initializer-id may be `decltype(e)` ([class.base.init]/1).
struct Base {
    Base(int);
    Base();
};
struct Other { Other(int, int); };
struct A : Base, Other {
    A() : decltype(Base(1))(3), Other(1, 2) {}
    A(float) : decltype(A())() {}
    A(int x) : Base(x), decltype(Other(1, 2))(x, x) {}
};
template <class T> struct D : T, Other {
    D() : decltype(T())(3), Other(1, 2) {}
    D(int) : T(3), decltype(Other(0, 2))(1, 3) {}
};
D<Base> d;
