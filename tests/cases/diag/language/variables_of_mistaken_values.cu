// expect: 20 error 33
// expect: 135 error 33
// expect: 20 error 34
// expect: 135 error 34
// expect: 20 error 35
// expect: 135 error 35
// expect: 20 error 36
// expect: 153 error 36
// expect: 20 error 37
// expect: 135 error 37
// expect: 20 error 38
// expect: 135 error 38
// expect: 20 error 39
// expect: 20 error 40
// expect: 20 error 41
// expect: 20 error 42
// expect: 20 error 43
// expect: 20 error 43
// expect: 20 error 44
// expect: 20 error 45
// expect: 135 error 45
// expect: 20 error 46
// expect: 135 error 46
// expect: 20 error 47
// expect: 135 error 47
// flags: --c++17
// Variables and members called have their types, whatever is wrong with the values.
struct S { S(int); int n; };
struct T { T(int); template <typename U> T(U, U); int n; };
int freef(int); int over(int); int over(double); S makes(int a, int b);
template <typename X> struct Tm { Tm(X); X x; };
void f() {
    S s(undef1); s.foo();
    S t = undef2; t.foo();
    S u{undef3}; u.foo();
    int n = undef4; n.foo();
    T x(undef8); x.foo();
    Tm<int> y(undef9); y.foo();
    freef(undef10).x;
    over(undef11).x;
    makes(undef12, 1).foo;
    auto z = makes(1, undef13); z.foo;
    makes(undef14, undef15).n = "a";
    int arr[undef16]; arr.x;
    S *p = new S(undef17); p->foo;
    static S st(undef18); st.foo;
    const S &ref = undef19; ref.foo;
}
