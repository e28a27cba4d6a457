// expect: none
// GNU attributes behind the width of a bit-field.
struct S {
  unsigned a : 1 __attribute__((deprecated));
  unsigned b : 3 __attribute__((packed)), c : 2;
  int d [[gnu::packed]] : 4;
  int : 0 __attribute__((aligned(4)));
  unsigned long f : sizeof(int) * 2 __attribute__((__deprecated__("x"))), : 3, g : 1 __attribute__((packed)) __attribute__((deprecated));
};
static_assert(sizeof(S) == 8 || sizeof(S) == 16, "");
template <class T> struct Q { T x : 3 __attribute__((packed)); T y : sizeof(T) __attribute__((packed)); };
__device__ int of(Q<unsigned> q, S s) { return q.x + q.y + s.b + int(s.g); }
__global__ void kernel(int *p, Q<unsigned> q, S s) { *p = of(q, s); }
union U { struct { unsigned low : 4 __attribute__((packed)); unsigned high : 4; } parts; unsigned char all; };
int whole(U u) { struct L { int n : 5 __attribute__((packed)); } l = {3}; return u.parts.low + l.n; }
