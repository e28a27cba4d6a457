// expect: 864 error 17
// expect: 864 error 18
// expect: 864 error 19
// expect: 864 error 20
// expect: 864 error 21
// expect: 864 error 23
// expect: 864 error 26
// expect: 864 error 28
// expect: 864 error 29
// expect: 864 error 31
// expect: 864 error 32
// expect: 864 error 34
// expect: 864 error 35
// expect: 864 error 36
// expect: 864 error 37
// Templates that are not declared, in front of what is declared with them.
surface<void, 2> plain;
static surface<void, 2> with_storage;
extern texture<float, 1, cudaReadModeElementType> elsewhere;
__device__ surface<void> in_a_space;
static const texture<int> constant = 0;
namespace N {
static texture<float, 1> inside;
}
extern "C" {
surface<void, 2> with_linkage;
}
typedef surface<void, 2> Name;
using Alias = surface<void, 2>;
struct C {
  surface<int, 1> member;
  static surface<void, 1> static_member;
};
texture<float, 1> result();
static surface<void, 2> internal(int);
__device__ surface<void, 2> defined() {}
template <class T> struct D { texture<T, 1> of_template; };
