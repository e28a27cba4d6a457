struct D; struct B { virtual D &operator=(D &&) = 0; virtual void f() = 0; };
struct D : B { D(); virtual void a(); void f(); };
struct E; struct B2 { virtual E &operator=(const E &) = 0; }; struct E : B2 { E() {} };
D d; E e;
struct P { virtual ~P() = 0; }; struct Q : P { int x; }; Q q; struct R : P { ~R(); }; R r; template <class T> struct V : P { T t; }; V<int> v;
