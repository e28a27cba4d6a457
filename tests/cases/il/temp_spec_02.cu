// c++17
template <class T> constexpr int v = 0; template <> constexpr int v<int> = 1;
  template <class T> constexpr int v<T *> = 2 + v<T>;
  template <class T, class U> inline constexpr bool same = false;
  template <class T> inline constexpr bool same<T, T> = true;
  template <int N> int fib = fib<N - 1> + fib<N - 2>; template <> int fib<0> = 0; template <> int fib<1> = 1;
  template <class T> T zero{}; struct S { template <class T> static constexpr T lim = T(7);
  template <class T> static T var; }; template <class T> T S::var = T(3);
int use() { zero<int> = 3; int &r = zero<long> ? zero<int> : S::var<int>;
  return v<char> + v<int> + v<int **> + same<int, int> + same<int, char> + fib<5> + zero<int> +
  (int)zero<double> + S::lim<int> + S::var<short> + r + *&v<int>; }
