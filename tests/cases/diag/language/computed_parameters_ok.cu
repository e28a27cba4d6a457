// types of parameters that decltype computes, told from operands without typename
struct X {}; struct R { typedef int type; }; R f(); struct S { static R g(); };
template <class T> struct A {};
X *h(decltype(f())::type);
X &h2(decltype(f())::type);
X h3(decltype(f())::type);
X h5(decltype(f())::type, int);
void h6(decltype(S::g())::type);
struct M { X *m(decltype(f())::type); X n(decltype(f())::type) { return X(); } };
template <class T> int a1(A<X *(decltype(f())::type)>) { return 1; }
A<X &(decltype(f())::type)> w1;
int main() { h(1); h2(2); h3(3); h5(1, 2); h6(1); M m; m.m(1); m.n(2); A<X *(decltype(f())::type)> l; (void)l; a1<int>(l); X *k(decltype(f())::type); }
X *h(decltype(f())::type) { return nullptr; }
A<X *(decltype(f())::type, int)> w2;
A<X (decltype(f())::type)> w3;
template <X *(F)(decltype(f())::type)> struct V {};
