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
// A pack of an inner expansion is none of the pattern, whatever the name of the template in front of it.
template <int... I> struct Seq {};
template <class F, class... S> struct Product;
template <class F, int... I1, class S2, class... Rest> struct Product<F, Seq<I1...>, S2, Rest...> {
  template <int... Prefix> static void apply(F &f) { (Product<F, S2, Rest...>::template apply<Prefix..., I1>(f), ...); }
};
template <class F, int... I1> struct Product<F, Seq<I1...>> {
  template <int... Prefix> static void apply(F &f) { (f.template operator()<Prefix..., I1>(), ...), (f.template operator+<Prefix..., I1>(1), ...); }
};
template <int A, int B> __global__ void in_product() {}
template <int A, int B> __global__ void in_sum() {}
struct OfProduct {
  template <int A, int B> void operator()() { in_product<A, B><<<1, 1>>>(); }
  template <int A, int B> void operator+(int) { in_sum<A, B><<<1, 1>>>(); }
};
void products() { OfProduct f; Product<OfProduct, Seq<1, 2>, Seq<3, 4, 5>>::template apply<>(f); }
