// Texture and surface objects in kernels.
__global__ void read(cudaTextureObject_t t, float *p, int n) { *p = tex1Dfetch<float>(t, n) + tex2D<float>(t, 1.f, 2.f); }
__global__ void write(cudaSurfaceObject_t s, int x) { surf2Dwrite(1.0f, s, x * 4, 0); }
int main() {
  cudaTextureObject_t t;
  cudaSurfaceObject_t s;
  cudaResourceDesc r = {};
  cudaTextureDesc d = {};
  cudaCreateTextureObject(&t, &r, &d, nullptr);
  cudaCreateSurfaceObject(&s, &r);
  read<<<1, 1>>>(t, nullptr, 3);
  write<<<1, 1>>>(s, 4);
  cudaDestroyTextureObject(t);
  cudaDestroySurfaceObject(s);
}
