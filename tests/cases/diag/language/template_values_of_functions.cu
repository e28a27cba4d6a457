// expect: 28 error 56
// expect: 304 error 56
// expect: 28 error 57
// expect: 304 error 57
// expect: 28 error 58
// expect: 304 error 58
// expect: 28 error 59
// expect: 304 error 59
// expect: 28 error 64
// expect: 304 error 64
// expect: 28 error 65
// expect: 304 error 65
// expect: 28 error 67
// expect: 304 error 67
// expect: 28 error 69
// expect: 304 error 69
// expect: 28 error 72
// expect: 304 error 72
// expect-device: 28 error 56
// expect-device: 304 error 56
// expect-device: 28 error 57
// expect-device: 304 error 57
// expect-device: 28 error 58
// expect-device: 304 error 58
// expect-device: 28 error 59
// expect-device: 304 error 59
// expect-device: 28 error 64
// expect-device: 304 error 64
// expect-device: 28 error 65
// expect-device: 304 error 65
// expect-device: 28 error 67
// expect-device: 304 error 67
// expect-device: 177 warning 64
// expect-device: 28 error 69
// expect-device: 304 error 69
// Arguments of function templates that have to be constant: no function is left then.
int n;
constexpr int bad(int) { return n; }
template <int N>
int whole() {
  return N;
}
template <class T, int N>
T both(T x) {
  return x;
}
template <int N>
int either() {
  return N;
}
template <class T>
int either() {
  return 0;
}

int called = whole<n>();
int parenthesized = whole<(n + 1)>();
int overloaded = either<n>();
int by_function = both<int, bad(1)>(1);

int in_block(int p) {
  const int k = p;
  const int z = 3;
  auto l = [=] { return whole<p>(); };
  whole<k>();
  whole<z>();
  return both<int, p>(1);
}
__global__ void kernel(int p) { whole<p>(); }
template <class T>
struct InTemplate {
  T f() { return whole<n>(); }
  T g() { return whole<sizeof(T)>(); }
};
