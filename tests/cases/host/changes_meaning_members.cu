// members named like a type of an enclosing class or namespace, functions among them
template <class L> struct Outer { using Layout = L; struct Inner { static Layout Layout() { return {}; } }; };
struct Plain { struct Tile { int v; }; struct Inner { Tile *pointer() { return nullptr; } Tile Tile; }; };
namespace N { struct Shape { int s; }; struct User { Shape Shape() const { return {1}; } }; template <class T> struct Held { T t; }; struct Holder { Held<int> Held; }; }
__global__ void k(Plain::Inner) { }
int host() { k<<<1, 1>>>({}); return Outer<int>::Inner::Layout() + N::User().Shape().s + sizeof(N::Holder) + sizeof(Plain::Inner); }
// template parameters named like a type around the class: no members, nor uses of the type
namespace P {
enum class axis { row, column };
template <int N> struct sized { int v; };
struct base { axis a; };
template <class T> struct with_defaults : base {
  template <class U, int axis> __device__ const T *first() const { return nullptr; }
  template <class U, int axis = 2> __device__ sized<axis> second() const { return {}; }
  template <class axis = T> axis third() const { return axis(); }
  template <axis A = axis::row> int fourth() const { return (int) A; }
};
struct with_member {
  axis before;
  template <int axis> sized<axis> first() const { return {axis}; }
  template <axis A, axis B = axis::column> int second() const { return (int) A + (int) B; }
  int axis;
};
}
int parameters() {
  P::with_member m{P::axis::row, 1};
  return m.first<3>().v + m.second<P::axis::row>() + m.axis + P::with_defaults<int>().third() + P::with_defaults<int>().fourth();
}
