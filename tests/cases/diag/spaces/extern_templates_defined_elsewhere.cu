// expect-device: 20016 error 14
// expect-device: 20068 error 14
// expect-device: 20016 error 17
// expect-device: 20068 error 17
// expect-device: 20016 error 21
// expect-device: 20068 error 21
// Bodies of instances that `extern template` declares are made where they are inline or another directive asks for them.
struct Point {
  int x;
};
__host__ int of_host(int);
template <class T> __device__ int plain(T t) { return of_host(t); }
extern template __device__ int plain<int>(int);
template <class T> __device__ int asked(T t) { return of_host(t); }
extern template __device__ int asked<int>(int);
template __device__ int asked<int>(int);
template <class T> __device__ inline int in_line(T t) { return of_host(t); }
extern template __device__ int in_line<int>(int);
template <class T> struct Box {
  __device__ int outside(T t);
  __device__ int inside(T t) { return of_host(t); }
};
template <class T> __device__ int Box<T>::outside(T t) { return of_host(t); }
extern template struct Box<int>;
template <int N, class T> __global__ void inner(T *p) { *p = N; }
template <int N, int M, class T> __global__ void outer(T *p) { inner<N, T><<<1, 1>>>(p); }
template <int N, class T> void call(T *p) {
  auto kernel = outer<N, 21, T>;
  kernel<<<1, 1>>>(p);
}
extern template void call<20, int>(int *);
template <class T> int mistaken(T t) { return t.nothing; }
extern template int mistaken<Point>(Point);
template <class T> struct Shape {
  void draw();
  T t;
};
template <class T> void Shape<T>::draw() { t.nothing(); }
extern template struct Shape<Point>;
__global__ void k(int *p) { *p = plain(1) + asked(3) + in_line(2) + Box<int>().outside(4) + Box<int>().inside(5); }
int main() {
  call<20>((int *)nullptr);
  Shape<Point>().draw();
  return mistaken(Point());
}
