// flags: -std=c++17 -arch=sm_80
#define LIBCUDACXX_ENABLE_EXPERIMENTAL_MEMORY_RESOURCE
#include <cuda/annotated_ptr>
#include <cuda/discard_memory>
#include <cuda/memory_resource>
#include <cuda/stream_ref>

struct arena {
  void *allocate(size_t bytes, size_t alignment = 16) { return ::operator new(bytes, std::align_val_t(alignment)); }
  void deallocate(void *p, size_t, size_t alignment = 16) { ::operator delete(p, std::align_val_t(alignment)); }
  bool operator==(const arena &other) const { return this == &other; }
  bool operator!=(const arena &other) const { return this != &other; }
  friend void get_property(const arena &, cuda::mr::host_accessible) {}
  friend void get_property(const arena &, cuda::mr::device_accessible) {}
};
static_assert(cuda::mr::resource_with<arena, cuda::mr::host_accessible>);

__global__ void pinned(cuda::annotated_ptr<float, cuda::access_property::persisting> in,
                       cuda::annotated_ptr<float, cuda::access_property::streaming> out, float *scratch) {
  out[threadIdx.x] = in[threadIdx.x] * 2;
  float *plain = in.get();
  if (in) *out = *plain;
  cuda::access_property::shared shared;
  cuda::discard_memory(scratch, 1024);
  auto hinted = cuda::associate_access_property(scratch, cuda::access_property::streaming{});
  hinted[0] = 1;
  cuda::apply_access_property(scratch, 128, cuda::access_property::persisting{});
  __shared__ float stage[4];
  cuda::annotated_ptr<float, cuda::access_property::shared> near(stage);
  near[1] = in[2];
  (void)shared;
}

int resources(cudaStream_t raw, float *p) {
  cuda::stream_ref stream(raw), other{raw};
  if (stream == other && stream.ready()) stream.wait();
  cudaStream_t back = stream.get();
  arena a, b;
  cuda::mr::resource_ref<cuda::mr::host_accessible, cuda::mr::device_accessible> ref(a);
  void *memory = ref.allocate(64, 32);
  ref.deallocate(memory, 64, 32);
  cuda::mr::resource_ref<cuda::mr::host_accessible> narrow = ref;
  cuda::access_property property(cuda::access_property::persisting{});
  cuda::annotated_ptr<int, cuda::access_property> dynamic(nullptr, property);
  cuda::annotated_ptr<const float, cuda::access_property::normal> constant(p);
  pinned<<<1, 32, 0, stream.get()>>>(cuda::annotated_ptr<float, cuda::access_property::persisting>(p),
                                      cuda::annotated_ptr<float, cuda::access_property::streaming>(p), p);
  return (back == raw) + (a == b) + (dynamic.get() == nullptr) + int(constant[0]) + (narrow == narrow);
}
