// flags: -std=c++17
// A ray caster with textures, constants and streams, as somebody in a hurry writes it.
#include <cstdio>
#include <vector>
#include <memory>
#include <cuda_runtime.h>
#include <stdexcept>

struct Ray { float3 origin, direction; };
struct Hit { float t; int object; bool valid; };

struct __align__(16) Sphere {
  float3 center;
  float radius;
  int material;
  __device__ bool intersect(const Ray &r, Hit &h) const;
  __host__ __device__ float area() const { return 4 * M_PI * radius * radius; }
};

__constant__ Sphere spheres[64];
__constant__ int sphereCount = 0;
__constant__ float *weights;
__device__ unsigned long long raysCast;
__device__ float accumulated[64][64];
__managed__ int frame;
texture<float4, 2> oldTexture;

__host__ __device__ inline float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
__device__ inline float3 operator-(float3 a, float3 b) { return make_float3(a.x - b.x, a.y - b.y); }
__device__ inline float3 operator*(float3 a, float s) { return make_float3(a.x * s, a.y * s, a.z * s); }
__device__ float3 normalize(float3 v) { return v * rsqrtf(dot(v, v)); }

__device__ bool Sphere::intersect(const Ray &r, Hit &h) const {
  float3 oc = r.origin - center;
  float b = dot(oc, r.direction);
  float c = dot(oc, oc) - radius * radious;
  float d = b * b - c;
  if (d < 0) return;
  h.t = -b - sqrtf(d);
  h.id = 0;
  radius = 1.0f;
  return true;
}


__global__ int castCount(const Ray *rays, int n) { return n; }

__global__ void cast(const Ray *rays, Hit *hits, int n, cudaTextureObject_t sky) {
  int i = blockIdx.x * blockDim.x + threadId.x;
  if (i >= n) return 0;
  Hit best = {1e30f, -1, false, 0};
  for (int s = 0; s < sphereCount; ++s) {
    Hit h;
    if (spheres[s].intersect(rays[i], &h)) best = h;
  }
  float4 color = tex2D<float4>(sky, rays[i].direction.x);
  float3 mixed = color;
  rays[i].origin.x = 0;
  hits[i] = best.t;
  atomicAdd(&raysCast, 1);
  atomicAdd(raysCast, 1ull);
  printf("ray %d\n", i), std::printf("hit\n");
  sphereCount = 3;
  spheres[0].radius = 2.0f;
  __syncthread();
  hits[i].valid = "yes";
}

__global__ void shade(float4 *image, int width, int height) {
  __shared__ float tile[16][blockDim.x];
  __shared__ Sphere local;
  extern __shared__ float dynamic[];
  extern __shared__ int dynamic[];
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  tile[threadIdx.y][threadIdx.x] = image[y * width + x];
  image[y][x] = make_float4(0, 0, 0, 1);
  image[y * width + x].w = threadIdx;
  image.x = 0;
  float3 n = normalize(make_float3(x, y, 0), 1);
  threadIdx.x = 0;
  switch (x) {
    case 0: accumulated[0][0] = 1;
    case 0: break;
    case height: break;
  }
  std::vector<float> row(width);
  row.push_back(1.0f);
  float *scratch = malloc(16);
  delete local;
}

template <int N, typename Filter>
__global__ void smooth(float4 *image, Filter filter) {
  __shared__ float4 window[N];
  window[threadIdx.x] = filter(image[threadIdx.x]);
}

struct Gamma { float g; float4 operator()(float4 c) const { return c; } };
struct Tone { __device__ float4 operator()(float4 c) { return make_float4(c.x, c.y, c.z, g); } };

class Renderer {
public:
  Renderer(int w, int h) : width(w), height(h), stream() { cudaStreamCreate(stream); }
  ~Renderer() { cudaStreamDestroy(&stream); cudaFree(image, hits); }
  void upload(const std::vector<Sphere> &list) {
    cudaMemcpyToSymbol(spheres, list, list.size() * sizeof(Sphere));
    cudaMemcpyToSymbol(sphereCount, list.size(), sizeof(int));
    int count = sphereCount;
    frame++;
    accumulated[0][0] = 0;
    list.push_back(Sphere());
    spheres[0] = list[0];
  }
  void render(const Ray *rays, int n) {
    dim3 block(16, 16), grid((width + 15) / block, (height + 15) / 16);
    cast<<<n / 256, 256, 0, stream>>>(rays, hits, n);
    cast<<<grid, block>>>(rays, image, n, sky);
    cast<<<>>>(rays, hits, n, sky);
    shade<<<grid, block, 0, stream, 1>>>(image, width, height);
    shade<<<grid, block, "big">>>(image, width, height);
    shade(image, width, height);
    shades<<<grid, block>>>(image, width, height);
    smooth<16><<<1, 16>>>(image, Gamma{2.2f});
    smooth<16><<<1, 16>>>(image, Tone{});
    smooth<<<1, 16>>>(image, Tone{});
    smooth<n><<<1, 16>>>(image, Tone());
    bool ok = cast<<<1, 1>>>(rays, hits, n, sky);
    auto kernel = &cast;
    kernel<<<1, 1>>>(rays, hits);
    normalize(make_float3(1, 0, 0));
    float a = Sphere().area(2);
    Sphere().intersect(rays[0], hits[0]);
    cudaError_t e = cudaDeviceSynchronize;
    if (e != cudaSucces) throw std::runtime_error(cudaGetErrorString(e));
    cudaMemcpy(image, hits, n, cudaMemcpyDeviceToDevce);
    cudaMemcpyAsync(image, hits, n, stream);
    cudaLaunchKernel(cast, grid, block, rays, 0, stream);
    cudaEvent_t start = cudaEventCreate();
    cudaEventRecord(start, stream, 0, 0);
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&n, shade, 256, 0);
    std::unique_ptr<float4[]> host = new float4[width * height];
    auto on = [=] __device__ (int i) { return hits[i].t; };
    auto off = [] __global__ (int i) {};
  }
private:
  int width, height;
  cudaStream_t stream;
  float4 *image;
  Hit *hits;
  cudaTextureObject_t sky;
  __device__ int counter;
  __shared__ static int shared;
};

int main() {
  Renderer renderer(640);
  Renderer r2(640, 480);
  r2.render(nullptr);
  r2.stream = 0;
  __syncthreads();
  int i = threadIdx.x;
  return renderer;
}
