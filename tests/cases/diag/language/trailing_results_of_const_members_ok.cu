// expect: none
// An unqualified call in a trailing result has the cv-qualifiers of the member as its object ([expr.prim.this]/2).
struct A {
    int &f(int *);
    float &f(int *) const noexcept;
    int *ptr;
    auto g1() noexcept(noexcept(f(ptr))) -> decltype(f(this->ptr));
    auto g2() const noexcept(noexcept(f((*this).ptr))) -> decltype(f(ptr));
};
void test(A &a) {
    int &ir = a.g1();
    float &fr = a.g2();
    static_assert(!noexcept(a.g1()), "");
    static_assert(noexcept(a.g2()), "");
}
template <class T> struct C {
    int &f(T *);
    float &f(T *) const;
    T *ptr;
    auto g2() const -> decltype(f(ptr));
    auto g4() const -> decltype(f(this->ptr)) { return f(ptr); }
    auto g6() const -> decltype(this->f(ptr));
};
void test(C<int> c) {
    float &a = c.g2();
    float &b = c.g4();
    float &d = c.g6();
}
