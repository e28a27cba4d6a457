// c++17
template <class... T> unsigned n(T... t) { return sizeof...(T) + sizeof...(t); }
template <int... R> int mx() { if constexpr (sizeof...(R) == 0) return 1; else return sizeof...(R); }
template int mx<1, 2>(); template unsigned n(int, char);
