// c++14
namespace A { int x; namespace B { int y; struct S { static int z; enum E { e }; typedef int I; struct In {
  int q; }; }; } }
namespace AB = A::B;
using namespace A;
int use() {
  AB::S::In in = {4};
  AB::S::I i = AB::y;
  return A::x + ::A::B::y + B::S::z + AB::S::e + in.q + i;
}
int A::B::S::z = e + 1;
