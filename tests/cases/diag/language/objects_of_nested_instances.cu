// expect: none
// Objects initialised in parentheses with members of nested instances, which are no parameters.
template <class T> struct X {
    template <class U> struct Y {
        static constexpr int k = sizeof(U);
        typedef U type;
    };
    static constexpr int q = 1;
};
int b(X<short>::Y<int>::k);
int c(X<short>::q);
int e(X<short>::Y<int>::type);
namespace n {
int d(X<short>::Y<char>::k);
const int h(X<short>::Y<char>::k + 1);
}
void f() {
    int e(X<short>::Y<int>::k), g{X<short>::Y<int>::k};
    int *p = &b, *q = &n::d, (*r)(int) = ::e;
    static_assert(n::h == 2, "");
    (void)e, (void)g, (void)p, (void)q, (void)r;
}
