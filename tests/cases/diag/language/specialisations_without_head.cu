// expect: 795 error 26
// expect: 795 error 27
// expect: 20 error 27
// expect: 864 error 28
// expect: 174 warning 29
// expect: 135 error 29
// expect: 174 warning 29
// expect: 174 warning 29
// expect: 840 error 32
// expect: 842 warning 33
// expect: 795 error 34
// expect: 70 error 35
// expect: 2675 error 35
// expect: 70 error 38
// expect: 70 error 39
// expect: 304 error 40
// expect: 70 error 42
// expect: 840 error 45
// expect: 840 error 47
// expect: 840 error 48
// expect: 795 error 49
// flags: --c++17
// Classes with arguments and no template <> are specialisations; those with the parameters of the template are none.
namespace n { template <typename T> struct Tr { int p; }; struct Plain {}; }
template <typename T> struct Dep { int a; };
struct Dep<int> { int b; };
class Dep<char *> { public: int c; Dep() {} Dep(int) {} void f() { und; } };
struct Unk<int> {};
void use() { Dep<int> d; d.b; d.a; Dep<char *> e(1); e.c; Dep<long> g; g.a; }
template <typename T> struct Tr;
template <> struct Tr<float> { using type = float; static constexpr bool exact = false; };
template <typename T> struct Tr<T> {};
template <typename T, typename U> struct Tr<T &> {};
struct Tr<char> {};
template <typename T> Tr<T>::type plain(T x) { return x; }
template <typename T> typename Tr<T>::type good(T x) { return x; }
void use2() {
    Tr<short> t;
    int n = Tr<unsigned>::exact;
    plain(1.f); plain(2); good(1.f); good(2);
    Tr<char> c;
    Tr<int &> r;
}
template <typename T> struct Full { int a; };
template <typename T> struct Full<T> { int b; };
template <typename T, int N> struct Two { int a; };
template <typename T, int N> struct Two<T, N> { int b; };
template <typename A, int M> struct Two<A, M> { int c; };
struct Full<int> { int c; };
struct Two<int, 3>;
