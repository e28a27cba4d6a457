// Results of templates that are written with a class key: the class is named, nothing of it is declared
template <int N, class T> struct pack { T values[N]; };
struct plain { int v; };
enum color { red };
template <int N, class T> static struct pack<N, T> make(const T v) { struct pack<N, T> made = {{v}}; return made; }
template <int N, class T> struct pack<N, T>make_close(const T v) { struct pack<N, T> made = {{v}}; return made; }
template <int N, class T> __device__ struct pack<N, T> on_device(T v) { struct pack<N, T> made; made.values[0] = v; return made; }
template <class T> struct plain of_plain(T v) { struct plain made = {(int)v}; return made; }
template <class T> enum color of_enum(T v) { return (enum color)v; }
template <class T> struct node {
  T value;
  struct node<T> *next;
  template <class U> struct node<U> *other(U *p);
  struct node<T> *find(struct node<T> *from);
};
template <class T> struct node<T> *node<T>::find(struct node<T> *from) { return from ? from : this; }
template <class T> template <class U> struct node<U> *node<T>::other(U *p) { return (struct node<U> *)p; }
template <int N, class T> __global__ void kernel(struct pack<N, T> p, T *out) { *out = p.values[0] + on_device<N, T>(p.values[0]).values[0]; }
int main() {
  struct node<int> n = {1, nullptr};
  plain again = of_plain(2);
  kernel<1, int><<<1, 1>>>(make<1, int>(1), nullptr);
  return n.find(nullptr)->value + make_close<2>(3).values[0] + again.v + of_enum(0) + (n.other((char *)nullptr) != nullptr);
}
