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
namespace N {
template <class T> struct Box { T t; };
template <decltype(sizeof(0)) K, class T> T nth(Box<T> b) { return b.t; }
template <class... X, class T> decltype(sizeof(0)) count(Box<T>) { return sizeof...(X); }
template <template <class> class C, class T> C<T> into(Box<T> b) { return {b.t}; }
template <auto F, class T> auto through(Box<T> b) { return F(b.t); }
}
template <class T> struct Holder { T t; };
int square(int a) { return a * a; }
int box(N::Box<int> b) { return nth<2>(b) + int(count<int, char>(b)) + into<Holder>(b).t + through<square>(b); }
template <class T> auto dependent(T t) { return nth<sizeof(T)>(t) + through<square>(t) + int(count<T, T>(t)); }
int made = dependent(N::Box<int>{1});
template <class T> concept has_nth = requires(T t) { nth<0>(t); count<int>(t); };
static_assert(has_nth<N::Box<int>> && !has_nth<int>);
auto result = [](auto b) -> decltype(nth<1>(b)) { return nth<1>(b); };
int called = result(N::Box<int>{3});
// The template arguments of a function among the arguments bring their namespaces along ([basic.lookup.argdep]/2).
namespace P { struct A {}; template <class T> int take(int (*)(T)) { return 1; } template <class T> int take2(int (*)(T), int) { return 2; } }
template <class T> int give(T) { return 0; }
int taken = take(give<P::A>) + take2(&give<P::A>, 1);
