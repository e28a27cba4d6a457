// members named like a type of an enclosing class or namespace, functions among them
template <class L> struct Outer { using Layout = L; struct Inner { static Layout Layout() { return {}; } }; };
struct Plain { struct Tile { int v; }; struct Inner { Tile *pointer() { return nullptr; } Tile Tile; }; };
namespace N { struct Shape { int s; }; struct User { Shape Shape() const { return {1}; } }; template <class T> struct Held { T t; }; struct Holder { Held<int> Held; }; }
__global__ void k(Plain::Inner) { }
int host() { k<<<1, 1>>>({}); return Outer<int>::Inner::Layout() + N::User().Shape().s + sizeof(N::Holder) + sizeof(Plain::Inner); }
