// expect: 135 error 81
// expect: 40 error 81
// expect: 135 error 82
// expect: 40 error 82
// expect: 135 error 83
// expect: 40 error 83
// expect: 135 error 87
// expect: 40 error 87
// expect: 135 error 88
// expect: 40 error 88
// expect: 135 error 89
// expect: 40 error 89
// expect: 135 error 90
// expect: 65 error 90
// expect: 20 error 91
// expect: 135 error 93
// expect: 254 error 93
// expect: 254 error 93
// expect: 282 error 93
// expect: 65 error 93
// expect: 135 error 93
// expect: 254 error 93
// expect: 254 error 93
// expect: 20 error 93
// expect: 135 error 93
// expect: 254 error 93
// expect: 254 error 93
// expect: 20 error 93
// expect: 135 error 94
// expect: 254 error 94
// expect: 254 error 94
// expect: 282 error 94
// expect: 65 error 94
// expect: 135 error 94
// expect: 40 error 94
// expect: 135 error 95
// expect: 40 error 95
// expect: 135 error 96
// expect: 40 error 96
// expect: 135 error 97
// expect: 65 error 97
// expect: 135 error 98
// expect: 65 error 98
// expect: 135 error 100
// expect: 18 error 100
// expect: 135 error 101
// expect: 18 error 101
// expect: 135 error 102
// expect: 65 error 102
// expect: 135 error 103
// expect: 65 error 103
// expect: 135 error 104
// expect: 65 error 104
// expect: 135 error 104
// expect: 65 error 104
// expect: 135 error 105
// expect: 130 error 105
// expect: 135 error 106
// expect: 65 error 106
// expect: 135 error 107
// expect: 65 error 107
// expect: 135 error 109
// expect: 29 error 109
// expect: 65 error 109
// expect: 135 error 110
// expect: 29 error 110
// expect: 135 error 111
// expect: 65 error 111
// expect: 135 error 112
// expect: 29 error 112
// expect: 65 error 112
// expect: 135 error 113
// expect: 441 error 113
// expect: 29 error 113
// expect: 135 error 114
// expect: 254 error 114
// expect: 29 error 114
// Behind `typename` the name of no template ends a declaration otherwise than alone; casts to what no namespace has.
namespace lib { int q; template <class T> struct box { T held; }; }
struct A {
    typename lib::foo<int>::type x;
    static typename lib::foo<int>::type y;
    typename lib::foo<int>::type f(int n) { return 1; }
    int z;
};
template <class T> struct C {
    typename lib::foo<T>::type x;
    typename lib::foo<T>::type f(int n) { return 1; }
    typedef typename lib::foo<T>::type t1;
    using t2 = typename lib::foo<T>::type;
    int z = undefined;
};
int g() { typename lib::foo<int>::type x; typename lib::foo<int> y; typename lib::foo<int> *z; return undefined; }
template <class T> int h() { typename lib::foo<T>::type x = 3; const typename lib::foo<T>::type z = 3; return undefined; }
typename lib::foo<int>::type v;
static typename lib::foo<int>::type v2;
template <class T> const typename lib::foo<T>::type *k1(T t);
template <class T> static typename lib::foo<T>::type k2(T t) { return t; }
int l();
template <class T> void p1(T t, typename lib::foo<T>::type * = 0) { return 3; }
template <class T> void p2(T t, typename lib::foo<T>::iterator it) { return 3; }
template <class T> void a1(T t) { using X = typename lib::foo<T>::foo; X y; }
template <class T> void a2(T t) { using X = lib::foo<T>; X y; }
void a3() { using X = lib::foo<int>; X y; using Y = typename lib::foo<int>::type; Y z; }
auto r1(int t) -> typename lib::foo<int>::type { return 3; }
template <class T> auto r2(T t) -> typename lib::foo<T>::type;
template <class T> auto r3(T t) -> lib::foo<T>;
int casts(int n) {
    auto a = (lib::stat *)nullptr;
    auto b = (lib::stat *)&n;
    auto c = (lib::stat)n;
    auto d = (lib::stat *)n;
    auto e = lib::foo<lib::box>();
    auto f = lib::foo<lib::box<int>>();
    return undefined;
}
