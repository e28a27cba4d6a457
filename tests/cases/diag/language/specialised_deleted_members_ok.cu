// expect: none
// An explicit specialisation of a deleted member is not deleted.
struct A {
    template <class T> A(T) = delete;
    template <class T> void m(T) = delete;
    template <class T> A &operator=(T) = delete;
};
template <> A::A(char) {}
template <> void A::m(char) {}
template <> A &A::operator=(char) { return *this; }
template <class T> struct B {
    B(T) = delete;
    void m(T) = delete;
    template <class U> B(T, U) = delete;
};
template <> B<int>::B(int) {}
template <> void B<int>::m(int) {}
template <> template <> B<int>::B(int, int) {}
A a('c');
void g() {
    a.m('c');
    a = 'c';
    B<int> b(1);
    b.m(2);
    B<int> c(1, 2);
}
