// expect: none
// flags: --c++17
// The name of a function with a deduced result has the type that its body says.
template<int> struct struct1 { static auto apply() { return 1; } auto mem() const { return 2.0; } static auto over(int) { return 1; } static auto over(char) { return 'c'; } };
int method(int(*f)()); int mm(double (struct1<2>::*)() const); int ov(char (*)(char));
int t = method(struct1<1>::apply), u = method(&struct1<1>::apply), v = mm(&struct1<2>::mem);
template<class T> auto fn(T t) { return t; }
auto plain() { return 3; }
int m2(int (*)(int));
int t2 = m2(fn), t3 = m2(fn<int>), t4 = m2(&fn<int>), t5 = method(plain), t6 = method(&plain);
int (*p1)() = struct1<5>::apply, (*p2)() = plain;
template<class F> int call(F f) { return f(); }
int t7 = call(struct1<7>::apply);
void s(int (*)()); void s(char (*)());
void go() { s(struct1<8>::apply); s(plain); }
