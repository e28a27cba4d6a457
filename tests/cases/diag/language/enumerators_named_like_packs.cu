// enumerators in functions with packs: the lists of enumerations declare names of their own
template <class... B> __host__ __device__ int f(B... b) { enum class e : char { a, b, c = 7 }; return (int) e::b + (int) sizeof...(b); }
template <class... T> struct s {
  template <class... B> __host__ __device__ int g(B... b) const {
    enum struct inner { b = 2, d };
    struct local { enum class e { d, b }; };
    return (int) inner::b + (int) local::e::b + (int) sizeof...(b);
  }
};
__host__ __device__ int use() { return f(1, 2) + s<int>().g(1); }
