// Operators, range-based for and user-defined literals.
template <int N> __global__ void k() {}
template <int N> struct It {
    It &operator++() { k<N><<<1, 1>>>(); return *this; }
    bool operator!=(int) const { return false; }
    int operator*() const { k<N + 1><<<1, 1>>>(); return 1; }
    It begin() const { k<N + 2><<<1, 1>>>(); return *this; }
    int end() const { return 1; }
    void unused() { k<N + 3><<<1, 1>>>(); }
};
template <int N> struct Num {};
template <int N, int M> Num<N + M> operator+(Num<N>, Num<M>) { k<N + M><<<1, 1>>>(); return {}; }
template <int N> struct Call { void operator()() const { k<N><<<1, 1>>>(); } int operator[](int) { k<N + 1><<<1, 1>>>(); return 1; } };
template <char... C> int operator""_k() { k<sizeof...(C)><<<1, 1>>>(); return 1; }
void host() { for (auto x : It<10>()) (void)x; Num<20>() + Num<1>(); Call<30>()(); Call<40>()[1]; 123_k; }
