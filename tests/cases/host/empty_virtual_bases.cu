// sizes of classes with empty virtual bases (Itanium ABI 2.4)
struct E {}; struct E2 {}; struct X1 : virtual E, E2 { }; struct X2 : X1, virtual E { E e; }; struct X3 : virtual E { alignas(16) char c; }; struct X4 : X3, virtual E2 { E e[3]; }; struct X5 : virtual X3, E { virtual void f(); };
template <class T> struct X6 : virtual T { T t; }; struct X7 : X6<E>, X6<E2> { char c; }; struct X8 : virtual X1, virtual X7 { }; struct X9 { E e; X1 x; char c; }; union U { E e; char c; }; struct Y1 : virtual E { U u; E e; int x; }; struct Y2 : virtual X8 { }; struct Y3 : E { E e; virtual ~Y3(); }; struct Y4 : Y3, virtual E { };
struct Y5 : virtual E { virtual int f(); double d; }; struct Y6 : Y5, virtual E2 { E2 e; }; struct Y7 : E2, E, virtual Y1 { E e; }; struct Y8 : X6<X6<E>> { };
template <int N> struct show { static const int v = N; };
#define S(c) show<sizeof(c)>::v, show<alignof(c)>::v, 
int a[] = { S(X1) S(X2) S(X3) S(X4) S(X5) S(X7) S(X8) S(X9) S(Y1) S(Y2) S(Y3) S(Y4) S(Y5) S(Y6) S(Y7) S(Y8) 0 };
