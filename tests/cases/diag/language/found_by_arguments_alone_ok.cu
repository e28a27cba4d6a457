// expect: none
// flags: --c++20
// Function templates that only arguments find, called with template arguments ([temp.names]/2).
struct Plain { template <int I> friend constexpr int part(Plain const &) { return I; } };
template <class D> struct Vector {
    int d[2];
    template <int I> friend constexpr auto element(Vector const &v) { return v.d[I]; }
    template <int I> requires(I < sizeof(D)) friend constexpr auto checked(Vector const &v) { return v.d[I]; }
    template <int I, class E> friend constexpr int more(Vector const &v, D, E e) { return v.d[I] + e; }
};
namespace N { struct A {}; template <class T> T make(A) { return T(); } template <int I, class T> int pick(A, T t) { return t + I; } }
int f(Vector<int> v) { return element<1>(v) + checked<0>(v) + more<1>(v, 2, 'c') + part<3>(Plain{}) + make<int>(N::A{}); }
template <int J, class T> auto g(T t) { return make<T>(N::A{}) + pick<J>(N::A{}, t) + part<J>(Plain{}); }
int h() { return g<2>(3); }
