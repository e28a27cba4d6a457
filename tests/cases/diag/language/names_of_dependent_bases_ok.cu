// expect: none
// Unqualified names are not looked for in base classes that template parameters name ([temp.dep]/3).
typedef double A;
template <typename T> class B { typedef int A; };
template <typename T> struct X : B<T> { static A a; };
int sized[sizeof(X<int>::a) == sizeof(double) ? 1 : -1];

template <typename T> struct Member { int a; };
template <typename T> struct Both : Member<float>, Member<T> {
    void f() { a = 0; }
};
template struct Both<int>;

void g(long);
long v;
template <class T> struct Base {
    void g(int);
    int v;
    typedef char type;
};
typedef long type;
template <class T> struct D : Base<T> {
    auto f() -> decltype(v) {
        g(v);
        return v;
    }
    type t;
};
static_assert(sizeof(D<int>().t) == 8 && sizeof(D<int>().f()) == 8, "");

template <class T> struct Plain {
    int m;
    typedef T kind;
    Plain();
};
template <class T> struct Named : Plain<T> {
    using Plain<T>::m;
    using typename Plain<T>::kind;
    kind x;
    Named() : Plain<T>() {}
    int sum() { return m + this->x; }
};
int sum = Named<int>().sum();
struct P {
    int pm;
    void pf();
};
template <class T> struct Q : P, Plain<T> {
    int a() {
        pf();
        return pm;
    }
};
int of_both = Q<int>().a();
