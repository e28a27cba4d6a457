// Recursion over sizes: halves, switches over run-time sizes, if constexpr, partial specialisations that end it, two at once.
template <int N, int M = 0> __global__ void k(int *p) { p[N] = M; }
template <int N> void halves(int *p) { k<N><<<1, N>>>(p); if constexpr (N > 1) halves<N / 2>(p); }
template <int N, int End> struct Up { static void run(int n, int *p) { if (n == N) k<N, End><<<1, 1>>>(p); else Up<N + 1, End>::run(n, p); } };
template <int End> struct Up<End, End> { static void run(int, int *) {} };
template <int N, int M> void square(int n, int m, int *p) {
  if (n > N) { if constexpr (N < 102) square<N + 1, M>(n, m, p); }
  else if (m > M) { if constexpr (M < 2) square<N, M + 1>(n, m, p); }
  else k<N, M><<<1, 1>>>(p);
}
template <unsigned Bits> bool by_bits(unsigned n, int *p) {
  if constexpr (Bits == 0) return false;
  else { if (n & Bits) { k<1000 + Bits><<<1, 1>>>(p); return true; } return by_bits<(Bits << 1) & 31>(n, p); }
}
void host(int n, int m, int *p) { halves<16>(p); Up<20, 23>::run(n, p); square<100, 0>(n, m, p); by_bits<1>(n, p); }
