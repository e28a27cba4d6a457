// Fold expressions over launches: comma, logical and, assignment, nested packs, folds in lambdas and in constructors.
template <int N, class T> __global__ void k(T) {}
template <class T> bool ok() { k<0, T><<<1, 1>>>(T()); return true; }
template <class... T> bool all() { return (ok<T>() && ...); }
template <int N, class... T> void one(T... t) { (k<N, T><<<N, 1>>>(t), ...); }
template <int... N> struct Sizes { template <class... T> static void run(T... t) { (one<N>(t...), ...); } };
template <class... T> struct Starter { Starter(T... t) { ((k<7, T><<<1, 1>>>(t)), ...); } };
template <int... N> int nested() { int s = 0; ((s += (k<N, long><<<1, 1>>>(0), N)), ...); return s; }
void host() {
  all<int, char>();
  Sizes<1, 2>::run(1.f, 2.0);
  Starter s(1, 'c');
  nested<11, 12, 13>();
}
