// expect: 2614 error 77
// expect: 1455 error 66
// expect: 317 error 67
// expect: 1455 error 67
// expect: 1850 error 69
// expect: 1455 error 70
// expect: 1455 error 71
// expect: 997 warning 66
// expect: 766 error 68
// expect: 1455 error 66
// expect: 1850 error 69
// expect: 1455 error 70
// expect: 1455 error 71
// expect: 997 warning 66
// expect: 766 error 68
// expect: 1904 error 76
// expect: 1455 error 76
// expect: 1455 error 77
// expect: 1455 error 83
// expect: 997 warning 83
// expect: 1455 error 85
// expect: 997 warning 85
// expect: 1455 error 89
// expect: 997 warning 89
// expect: 1455 error 90
// expect: 997 warning 90
// expect: 1904 error 94
// expect: 1904 error 96
// expect: 20088 error 99
// expect: 1455 error 99
// expect: 1455 error 99
// expect: 997 warning 99
// expect: 766 error 99
// expect: 1455 error 99
// expect: 317 error 99
// expect: 1455 error 99
// expect: 997 warning 99
// expect: 766 error 99
// expect: 1455 error 101
// expect: 20088 error 101
// expect: 317 error 101
// expect: 997 warning 101
// expect: 766 error 101
// expect: 94 error 103
// expect: 1455 error 103
// expect: 1574 error 103
// expect: 997 warning 103
// expect: 1455 error 105
// expect: 997 warning 105
// expect: 94 error 108
// expect: 1455 error 108
// expect: 1904 error 111
// expect: 1455 error 111
// expect: 1904 error 113
// expect: 1455 error 113

// What overrides in an instance of a class template, and in a class of one, is judged in each instance.
template <class T> struct A {
    virtual void f(T) const;
    virtual T g();
    virtual void h() noexcept;
    virtual void k() final;
    virtual ~A();
};
template <class T> struct B : A<T> {
    void f(T) override;
    double g() override;
    void h() override;
    void k() override;
    void none() override;
    void none2() override {}
    template <class U> void t(U) ;
    ~B() override;
};
template <class T> struct F final { virtual void f(); };
template <class T> struct G : F<T> { void f() override; };
template <class T> struct P { void q() override; void r() final; };
B<int> b;
B<double> d;
G<int> *gp;
void m() { gp->f(); }
P<int> p;
template <class T> struct O { struct I : A<T> { void f(T&) override; }; I i; };
O<int> o;
template <class T> struct V : T { void x() override; void y(int) final; };
struct Base { virtual void x() const; virtual void y(int); };
V<Base> vb;
template <class T> struct S;
template <> struct S<int> : A<int> { void g(int) override; };
template <class T> struct S<T*> : A<T> { void g(int) override; };
S<int> s; S<int*> sp;
template struct V<Base>;
struct Fin final { };
template <class T> struct X : Fin { T t; };
X<int> x;
template <class T> struct Y : T { };
Y<Fin> y;
struct Other { virtual void f(int) const; __device__ virtual void g(); virtual int h(); virtual void no() noexcept; };
template <class T> struct Z : Other { void f(int) override; void g() override; T h(); void no(); void z() override; };
Z<int> z; Z<float> zf;
template <class T> struct W : T { void f(int) override; void g() override; double h(); void no(); };
W<Other> w;
template <class T> struct O2 { struct I : T { void f(int) override; static_assert(sizeof(T) == 1, "no"); T t[-1]; }; I i; };
O2<Other> o2;
template <class T> struct Q { struct I : Other { void f(int) override; }; };
Q<Other>::I qi;
Q<int> q2;
template <class T> struct R { struct I { T m[-2]; void u() override; }; };
R<Other>::I ri;
struct Sealed final { virtual void f(); virtual int g(); };
struct D : Sealed { void f() override; int g() const; };
template <class T> struct TF final { virtual void f(); };
struct E : TF<int> { void f() override; };
template <class T> struct A3 { virtual void f(T) const; virtual ~A3(); };
