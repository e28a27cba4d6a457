// Kernels that are friends of classes, and reach private members.
class Secret {
  int x = 5;
  friend __global__ void open(Secret s, int *p);
  template <class T> friend __global__ void open_t(T s, int *p);
public:
  __host__ __device__ int get() const { return x; }
};
__global__ void open(Secret s, int *p) { *p = s.x; }
template <class T> __global__ void open_t(T s, int *p) { *p = s.x; }
int main() {
  int *p;
  cudaMalloc(&p, 4);
  open<<<1, 1>>>(Secret(), p);
  open_t<<<1, Secret().get()>>>(Secret(), p);
}
