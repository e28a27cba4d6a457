// c++17
typedef unsigned long size_t;
void f(const size_t &); void h(unsigned); struct S { static constexpr int M = 3; }; constexpr int K = 2; const int L = 4; enum E { A };
template <int P> void t(unsigned z) {
 f(size_t(S::M));
 h(unsigned(K));
 h((unsigned)L);
 h(static_cast<unsigned>(L));
 h(unsigned(A));
 h(K);
 h(K + 1);
 h(unsigned(K + 1));
 h(unsigned(K) + 1);
 h(K ? 1u : 2u);
 h(K ? z : z);
 h(unsigned(3));

 unsigned u = unsigned(K);
 int a[int(K)];
 switch (z) { case unsigned(K): break; }
 if (bool(K)) ;
 z + unsigned(K);
 h(-K); h(!K); h(int(K) == 2); h(sizeof(K)); h(unsigned(sizeof(int)));
}
