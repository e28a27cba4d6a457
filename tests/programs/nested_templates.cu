// Kernels whose arguments are nested types, members of templates and closures of host lambdas.
template <class T> struct Outer {
  struct Inner { T a, b; };
  using alias = Inner;
  enum Mode : int { on = 5 };
  template <class U> struct Deep { T t; U u; };
};
template <class T> __global__ void inner(typename Outer<T>::Inner i, typename Outer<T>::Mode m) {}
template <class T, class U> __global__ void deep(typename Outer<T>::template Deep<U> d) {}
template <class T> __global__ void any(T t) {}
template <class T> void go() {
  typename Outer<T>::alias a{T(1), T(2)};
  inner<T><<<1, 1>>>(a, Outer<T>::on);
  deep<T, T><<<1, 1>>>({T(3), T(4)});
  any<<<1, 1>>>(a);
  any<typename Outer<T>::Mode><<<1, 1>>>(Outer<T>::on);
}
int main() { go<int>(); go<double>(); }
