// c++17
struct E {}; struct E2 {}; struct A { char c; int i; short s; }; struct B : E, E2 { int b; E e; };
  struct C : A { char d; }; struct V { virtual void f(); char c; }; struct W : virtual V { int w; };
  struct X : W, E { [[no_unique_address]] E2 e; char x; }; struct F { int a : 3; int b : 30; char c : 2; };
  union U { char c[5]; int i; }; struct alignas(32) G { char c; }; struct H { G g; U u; }; struct M {
  int A::*p; int (A::*f)(); };
unsigned long use() { int arr[sizeof(B) + sizeof(C)]; return sizeof(E) + sizeof(A) + sizeof(B) * 2 +
  sizeof(C) + sizeof(V) + sizeof(W) + sizeof(X) + sizeof(F) + sizeof(U) + sizeof(G) + sizeof(H) +
  sizeof(M) + alignof(H) + alignof(X) + __builtin_offsetof(A, s) + __builtin_offsetof(H, u) +
  sizeof(arr) + __builtin_offsetof(A, i) * 2; }
