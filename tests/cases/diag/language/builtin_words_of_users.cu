// `device_builtin` in the user's code makes no textures of the types that have it
#define BUILTIN __attribute__((device_builtin))
struct BUILTIN pair { unsigned x, y; };
typedef BUILTIN struct words8 words8;
struct BUILTIN words8 { unsigned w[8]; };
extern __device__ BUILTIN void __syncthreads(void);
__device__ pair operator^(pair a, pair b) { return {a.x ^ b.x, a.y ^ b.y}; }
__device__ void operator^=(pair &a, pair b) { a = a ^ b; }
__device__ void change(words8 &a, pair &b) { a.w[0] = b.x; }
__constant__ unsigned table[8];
__global__ void k(unsigned *d) {
  pair *p = (pair *)(&d[3]);
  pair data = p[1], *q = &data, &r = *q;
  p[0] ^= data;
  r ^= *(pair *)(&table[2]);
  words8 local[2];
  change(local[1], p[1]);
}
