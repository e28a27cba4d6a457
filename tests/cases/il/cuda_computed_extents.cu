// c++17
struct dim3 { unsigned x, y, z; constexpr dim3(unsigned vx = 1, unsigned vy = 1, unsigned vz = 1) : x(vx), y(vy), z(vz) {} };
typedef struct S *cudaStream_t; extern "C" unsigned __cudaPushCallConfiguration(dim3, dim3, unsigned long = 0, void * = 0);
template <class T> __attribute__((global)) void k(T *p, int n) {} void take(dim3); void takeref(const dim3 &);
template <class T, int N> void run(T *p, int m) {
  const int n = p->size(), block = 128;
  k<T><<<(n + block - 1) / block, block>>>(p, n);
  k<T><<<(N), n>>>(p, n);
  take((n + 1) / 2); take((n + 1)); takeref((n + 2) * 2); take(n + 3); take(((n + 1) / 2)); take(m + 1); take((m + 2) * 3); take(n ? m : 2); take(-n); take((N + 2) * 2); 
  dim3 d = (n + 1) / 2; dim3 e((n + 2) / 2);
}
void plain(int *p) { constexpr int n = 3; k<int><<<(7 + 2) / 2, n + 2>>>(p, 1); k<int><<<(n + 2) / 2, (n)>>>(p, 1); k<int><<<-n, sizeof(int) * 2>>>(p, 1); }
template <class T, int N> void open(T *p) { k<T><<<(7 + 2) / 2, N + 2>>>(p, 1); k<T><<<-N, (N - 2) * (N + 2)>>>(p, 1); k<T><<<N ? 2 : 3, sizeof(T)>>>(p, 1); k<T><<<(N + 1), T::v>>>(p, 1); }
