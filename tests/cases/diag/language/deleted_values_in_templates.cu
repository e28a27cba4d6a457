// expect: 852 error 20
// expect: 852 error 21
// expect: 852 error 22
// expect: 852 error 23
// expect: 852 error 24
// expect: 852 warning 25
// expect: 852 warning 26
// expect: 852 error 32
// expect: 852 warning 33
// expect: 852 error 35
// expect: 852 error 38
// What no argument of a template decides: a value that is no pointer is not deleted, void is no object; arithmetic over
// what has no size is warned of in the template and waits for an instance.
struct Late;
struct Number {
    operator int() const;
};
void function();
template <typename T> void values(void *p, T t, Late *late, Number n) {
    delete 1.5;
    delete[] 3;
    delete n;
    delete nullptr;
    *p;
    late + 1;
    auto next = late + 1;
}
template <typename T> struct Owner {
    int n;
    void *p;
    ~Owner() {
        delete n;
        delete p;
    }
    void release() { delete[] this->n; }
};
template <typename T> void generic(T t) {
    auto l = [](auto x, int n) { delete n; };
    l(t, 1);
    delete t;
    delete t.member;
}
void use(Late *late, Number n) { values(late, 2, late, n); }
