// expect: 18 error 21
// expect: 18 error 22
// expect: 18 error 23
// expect: 135 error 31
// expect: 513 error 32
// expect: 513 error 33
// expect: 18 error 34
// expect: 120 error 35
// expect: 549 warning 35
// expect: 18 error 38
// expect: 513 error 38
// expect: 18 error 39
// expect: 20 error 42
// A function type among template arguments whose first parameter has the name of nothing ends in front of it.
namespace names { struct text {}; }
template <class T> struct callback { T *held; };
template <class R, class... T> struct callback<R(T...)> { R operator()(T...) const; int count; };
template <class T> struct box { T held; };

struct members {
    callback<void(names::texte)> a;
    callback<void(Mesage)> b;
    box<callback<int(Mesage)>> c;
    callback<void(names::text)> d;
    int f;
};

template <class T> struct of_parameter { callback<void(T)> a; };

int uses(members m) {
    m.a.count = 1;
    m.d.count = "text";
    m.f = "text";
    callback<void(Mesage)> local;
    return local.held;
}

void taken(callback<void(Mesage)> f, int n) { n = "text"; }
using alias = callback<void(Mesage)>;
alias variable = {};
callback<void(members)> right;
int after = missing;
