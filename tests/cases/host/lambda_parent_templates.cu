// flags: --extended-lambda
// type and address of enclosing templates, specialisations and members of class templates
template <class F> __global__ void kernel(F f, int *p) { *p = f(3); }
template <class F> __global__ void run(F f) { f(); }
template <class T> T primary(T t, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)t; }, p); return t; }
template <> double primary<double>(double t, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i - (int)t; }, p); return t; }
template <> char primary(char t, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i * (int)t; }, p); return t; }
char primary(char t, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i / (int)t; }, p); return t; }
template <class T> struct Box {
  T v;
  void m(int *p) { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); }
  template <class U> void mt(U u, int *p);
  static void st(T t, int *p);
  struct In { void z(T t, int *p); };
};
template <class T> template <class U> void Box<T>::mt(U u, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)u; }, p); }
template <class T> void Box<T>::st(T t, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)t; }, p); }
template <class T> void Box<T>::In::z(T t, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)t; }, p); }
template <> void Box<char>::m(int *p) { kernel<<<1, 1>>>([] __device__ (int i) { return i + 1; }, p); }
template <> template <class U> void Box<char>::mt(U u, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i - (int)u; }, p); }
template <class T> struct Box<T *> { void m(int *p) { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); } void o(int *p); };
template <class T> void Box<T *>::o(int *p) { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); }
template <> struct Box<short> { void m(int *p); template <class U> void mt(U u, int *p); static void st(int *p); };
void Box<short>::m(int *p) { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); }
void Box<short>::st(int *p) { kernel<<<1, 1>>>([] __device__ (int i) { return i; }, p); }
template <class U> void Box<short>::mt(U u, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)u; }, p); }
template <class T, int N, template <class> class X, class... P> void many(int *p, T t, X<T> *x, P... ps) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)t + N; }, p); }
template <class T, class = void> void defaulted(T t, int *p);
template <class T> auto dependent(T t, int *p) -> decltype(t + 1) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)t; }, p); return t + 1; }
template <class T> void silent(T t, int *p) noexcept(noexcept(t + 1)) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)t; }, p); }
template <class T> void two(T t, int *p) { kernel<<<1, 1>>>([=] __device__ (int i) { return i + (int)t; }, p); kernel<<<1, 1>>>([=] __device__ (T i) { return (int)(i + t); }, p); }
template void two(long, int *);
extern template void two<int>(int, int *);
template <class T> struct Friendly { T v; };
int main() {
  int *p = nullptr; primary(1, p); primary(1.0, p); primary<>('c', p); primary<char>('c', p); primary<float>(1, p); Box<int> b; b.m(p); b.mt(1.f, p); Box<int>::st(1, p); Box<int>::In().z(2, p);
  Box<char> c; c.m(p); c.mt(1, p); Box<int *>().m(p); Box<int *>().o(p); Box<short>().mt(1, p); many<int, 3, Box>(p, 1, nullptr, 'c', 2.f); dependent(1, p); silent(1, p); two(1.5f, p);
}
