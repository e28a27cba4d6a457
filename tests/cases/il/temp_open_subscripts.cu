// c++17
template <int N, class T> int f(int *in, const float *__restrict__ re, const T &t, T *own) {
  int arr[4]; int *local = in; const int *const cp = in;
  int a = in[T::i(2)] + arr[T::i(3)] + local[t.x] + cp[t.x] + own[t.y] + re[t] + (in + 1)[t.x] + *(in + t.x) + re[N] + in[sizeof(T)];
  in[t.x] = 1;
  T::i(3)[in];
  const int c = in[t.i] * 2;
  return in[t(1)][2] + local[T(1)] + re[T(2)];
}
