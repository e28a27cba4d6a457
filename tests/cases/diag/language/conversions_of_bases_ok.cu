// expect: none
// Conversion functions of base classes: those for const objects and others beside one another, and those that a
// using-declaration publishes ([namespace.udecl]); inherited constructors have the friends of their own class.
struct A {};
struct B {
    operator A();
    operator A() const;
};
struct C : B {};
A f(const C c) { return c; }
A g(C c) { return c; }
A h(const C &c) {
    A a(c);
    A b = c;
    return static_cast<A>(c);
}

struct P {
    operator bool();
};
struct Q : private P {
    using P::operator bool;
};
bool not_(Q q) { return !q; }
bool all(Q q) {
    if (q) return q;
    return q && true;
}
template <class T> struct R : private T {
    using T::operator bool;
};
bool of_template(R<P> r) { return r ? true : !r; }
class S {
    operator int();
    friend class T;
};
class T : S {
public:
    using S::operator int;
};
int published() { return T(); }
class U {
    friend class V;
    operator int *();
};
class V : public U {
public:
    using U::operator int *;
};
void deleted() { delete V(); }

struct Public {};
struct Protected {};
class D {
public:
    D(Public);

protected:
    D(Protected);
    friend void of_base();
};
class E : private D {
    using D::D;
    void own() {
        E a{Public()};
        E b{Protected()};
    }
};
void of_base() {
    E a{Public()};
    E b{Protected()};
}
