// c++17
// Enumerations in the blocks of templates are dependent; commas in template arguments end no enumerator.
template <int N, int Now = N, int Count = 0> struct Log2 {
  enum { VALUE = Log2<N, (Now >> 1), Count + 1>::VALUE };
};
template <int N, int Count> struct Log2<N, 0, Count> {
  enum { VALUE = (1 << (Count - 1) < N) ? Count : Count - 1 };
};
template <class A, class B, class C> struct Last {
  enum : long { SIZE = sizeof(C), AGAIN = SIZE };
};
enum Plain { LESS = Log2<3, 4>::VALUE < 5, LAST = Last<char, Log2<2, 1, 1>, long>::SIZE, MORE };
template <class T, int A, int B> void tile(T *p, unsigned n) {
  enum { TILE = A * B, NEXT };
  enum class S { X = A };
  enum Named : int { V = B + 1 };
  int offset = n * TILE;
  int other = NEXT + 1 + V;
  T items[TILE];
  auto k = V;
  p[offset] = items[other] + T(S::X) + k;
}
struct Owner {
  template <class T> static int member(T t) {
    enum { SIX = sizeof(T) + 2 };
    int x = t * SIX;
    return x + SIX;
  }
};
int use(int *p) {
  tile<int, 2, 3>(p, 4u);
  return LESS + LAST + MORE + Log2<32>::VALUE + Last<int, int, short>::AGAIN + Owner::member(3);
}
