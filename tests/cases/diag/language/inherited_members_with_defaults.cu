// expect: 1767 error 21
// expect: 304 error 22
// expect: 1767 error 23
// expect: 304 error 24
// expect: 304 error 25
// expect: 304 error 26
// expect: 1767 error 27
// expect: 167 error 28
// expect: 167 error 29
// expect: 167 error 30
// expect: 167 error 31
// Members of instances with default arguments are resolved: inherited ones are no single function, static ones are.
template <typename T> struct Base {
    void plain(int, int = 0);
    void constant(int, int = 1) const;
    static void common(int, int = 2);
};
template <typename T> struct Derived : Base<T> { void own(int, int = 0); };
struct Named : Base<int> { };
void calls(Base<int> a, Derived<int> b, Named c, Derived<int> *d) {
    a.plain("1");
    b.plain("1");
    b.own("1");
    b.constant("1");
    c.plain("1");
    d->plain("1");
    d->Base<int>::plain("1");
    a.common("1");
    b.common("1");
    Base<int>::common("1");
    Derived<int>::common("1");
}
