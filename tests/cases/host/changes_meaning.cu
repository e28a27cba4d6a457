// members that take the name of a type used before in the class: accepted by nvcc, an error in plain gcc
struct X { int a; }; template <class T> struct Foo { T t; }; namespace N { struct Y { int b; }; template <class T, int I> struct Bar { static const int n = I; }; enum E { e }; }
struct A { X X; }; struct B { using Foo = Foo<int>; Foo f; }; struct C { N::Y y; typedef N::Bar<int, 3> Bar; Bar b; }; using namespace N; struct D { typedef Y Y; Y y; }; struct F { Bar<int, 2> x; static const int Bar = 3; };
template <class T> struct G { using Foo = Foo<T>; using Bar = Bar<T, 4>; Foo f; Bar b; }; struct H { E E; }; struct I { X f(X x) { return x; } X X; };
__global__ void k(A a, B b, G<int> g) { }
int host() { k<<<1, 1>>>(A(), B(), G<int>()); return sizeof(A) + sizeof(B) + sizeof(C) + sizeof(D) + F::Bar + G<float>::Bar::n + sizeof(H) + sizeof(I); }
