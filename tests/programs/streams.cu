// Streams and events; the default stream of each thread.
// flags: --default-stream per-thread
__global__ void k(int a) {}
int main() {
  cudaStream_t s;
  cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
  k<<<1, 1, 0, s>>>(1);
  k<<<1, 1>>>(2);
  k<<<1, 1, 0, cudaStreamLegacy>>>(3);
  cudaStreamDestroy(s);
}
