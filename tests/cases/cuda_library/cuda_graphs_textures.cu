// flags: -std=c++17
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <cuda.h>
#include <memory>
#include <vector>

struct Deleter {
  void operator()(cudaArray_t a) const { cudaFreeArray(a); }
};
using Array = std::unique_ptr<cudaArray, Deleter>;

__global__ void sample(cudaTextureObject_t plane, cudaTextureObject_t volume, cudaSurfaceObject_t out, int width) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  if (x >= width) return;
  float u = (x + 0.5f) / width;
  float4 color = tex2D<float4>(plane, u, 0.5f);
  color.x += tex3D<float>(volume, u, u, u) + tex1Dfetch<float>(plane, x) + tex2DLod<float>(volume, u, u, 1.f);
  uchar4 byte = tex2DLayered<uchar4>(plane, u, u, 2);
  float old;
  surf2Dread(&old, out, x * int(sizeof(float)), 0, cudaBoundaryModeClamp);
  surf2Dwrite(color.x + byte.y + old, out, x * int(sizeof(float)), 0);
}
__global__ void step(float *p, int n) { p[threadIdx.x] *= n; }

Array make_array(int width, int height) {
  cudaChannelFormatDesc format = cudaCreateChannelDesc<float4>();
  cudaExtent extent = make_cudaExtent(width, height, 0);
  cudaArray_t made = nullptr;
  cudaMalloc3DArray(&made, &format, extent, cudaArrayDefault);
  return Array(made);
}

cudaTextureObject_t texture(const Array &array) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array.get();
  cudaTextureDesc description{};
  description.addressMode[0] = description.addressMode[1] = cudaAddressModeWrap;
  description.filterMode = cudaFilterModeLinear;
  description.normalizedCoords = 1;
  cudaTextureObject_t made;
  cudaCreateTextureObject(&made, &resource, &description, nullptr);
  return made;
}

void graph(float *p, int n, const std::vector<float> &host) {
  Array array = make_array(n, n);
  sample<<<n / 32, 32>>>(texture(array), 0, 0, n);
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaGraph_t recorded, built;
  cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal);
  step<<<1, n, 0, stream>>>(p, 2);
  cudaMemcpyAsync(p, host.data(), host.size() * sizeof(float), cudaMemcpyHostToDevice, stream);
  cudaStreamEndCapture(stream, &recorded);
  cudaGraphCreate(&built, 0);
  void *arguments[] = {&p, &n};
  cudaKernelNodeParams node = {};
  node.func = reinterpret_cast<void *>(step);
  node.gridDim = dim3(1);
  node.blockDim = dim3(unsigned(n), 1, 1);
  node.kernelParams = arguments;
  cudaGraphNode_t first, second;
  cudaGraphAddKernelNode(&first, built, nullptr, 0, &node);
  cudaGraphAddChildGraphNode(&second, built, &first, 1, recorded);
  cudaGraphExec_t executable;
  cudaGraphInstantiate(&executable, built, 0);
  cudaGraphLaunch(executable, stream);
  cudaFuncAttributes attributes;
  cudaFuncGetAttributes(&attributes, step);
  cudaMemPool_t pool;
  cudaMemPoolProps properties{cudaMemAllocationTypePinned, cudaMemHandleTypeNone, {cudaMemLocationTypeDevice, 0}};
  cudaMemPoolCreate(&pool, &properties);
  cudaMallocFromPoolAsync(&p, sizeof *p * n, pool, stream);
  cudaPointerAttributes where;
  if (cudaPointerGetAttributes(&where, p) == cudaSuccess && where.type == cudaMemoryTypeDevice) cudaFreeAsync(p, stream);
  for (auto object : {executable}) cudaGraphExecDestroy(object);
}
