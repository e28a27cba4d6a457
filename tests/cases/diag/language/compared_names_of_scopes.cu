// expect: 135 error 45
// expect: 254 error 45
// expect: 20 error 45
// expect: 135 error 46
// expect: 254 error 46
// expect: 20 error 46
// expect: 135 error 47
// expect: 254 error 47
// expect: 20 error 47
// expect: 135 error 48
// expect: 254 error 48
// expect: 20 error 48
// expect: 135 error 49
// expect: 254 error 49
// expect: 135 error 50
// expect: 254 error 50
// expect: 29 error 50
// expect: 135 error 51
// expect: 254 error 51
// expect: 135 error 52
// expect: 254 error 52
// expect: 135 error 53
// expect: 135 error 54
// expect: 254 error 54
// expect: 135 error 55
// expect: 254 error 55
// expect: 135 error 57
// expect: 65 error 57
// expect: 70 error 58
// expect: 135 error 58
// expect: 254 error 58
// expect: 20 error 58
// expect: 29 error 58
// expect: 135 error 59
// expect: 65 error 59
// expect: 1018 error 60
// expect: 243 error 60
// Names with template arguments that their scope lacks are compared in C++20, too.
// flags: --c++20
namespace n { int q; template <class T> struct vec { }; }
struct S { int a; };
int take(int);
void f(int t, S s)
{
    n::vectr<int> v;
    n::vectr<int> w = 3;
    n::vectr<int> x(t, t);
    n::vectr<n::vec<int>> y;
    int a = n::miss10<int>(t);
    a = n::miss11<int>();
    n::miss12<int>(t);
    a = s.miss14<int>(t);
    a = n::miss15<3>(t);
    take(n::miss16<int>(t));
    return n::miss17<S>(t);
}
n::vectr<int> g;
void h(n::vectr<int> p, const n::vectr<int> &r);
n::vectr<int> k();
template <class T> struct D : n::vectr<T> { n::vectr<T> m; n::vectr<T> f(n::vectr<int>); };
