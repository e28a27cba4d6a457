// flags: -std=c++17
#include <cub/cub.cuh>

struct Segment {
  const int *base;
  __host__ __device__ const int *operator()(int i) const { return base + i * 4; }
};
using Pair = cub::KeyValuePair<ptrdiff_t, float>;

__global__ void read(cub::CacheModifiedInputIterator<cub::LOAD_CA, float> in,
                     cub::CacheModifiedOutputIterator<cub::STORE_WT, float> out) {
  out[threadIdx.x] = in[threadIdx.x] * 2;
  *out = *(in + 3);
  auto next = in;
  next += 4;
  ++next;
}

template <class Iterator> float largest(Iterator first, Pair *to, int n) {
  void *t = nullptr;
  size_t b = 0;
  cub::ArgIndexInputIterator<Iterator> indexed(first);
  cub::DeviceReduce::Reduce(t, b, indexed, to, n, cub::ArgMax(), Pair{0, -1.0f});
  Pair p = indexed[2];
  return p.value + float(p.key);
}

float iterators(float *f, Pair *to, int n) {
  cub::CacheModifiedInputIterator<cub::LOAD_LDG, float> cached(f);
  float r = largest(f, to, n) + largest(static_cast<const float *>(f), to, n);
  read<<<1, 32>>>(cub::CacheModifiedInputIterator<cub::LOAD_CA, float>(f),
                  cub::CacheModifiedOutputIterator<cub::STORE_WT, float>(f));
  cub::TexObjInputIterator<float> texture;
  texture.BindTexture(f, n * sizeof(float));
  texture.UnbindTexture();
  cub::ArgMin least;
  Pair q = least(Pair{1, 2.f}, Pair{2, 1.f});
  cub::SwizzleScanOp<cub::ArgMin> swapped(least);
  q = swapped(q, q);
  constexpr int log = cub::Log2<32>::VALUE;
  constexpr bool power = cub::PowerOfTwo<64>::VALUE;
  using Bits = cub::Traits<float>::UnsignedBits;
  Bits bits = 5u;
  return r + q.value + log + power + float(bits) + float(cached - cached);
}
