// expect: 28 error 54
// expect: 304 error 54
// expect: 28 error 55
// expect: 304 error 55
// expect: 28 error 56
// expect: 304 error 56
// expect: 28 error 57
// expect: 304 error 57
// expect: 28 error 62
// expect: 304 error 62
// expect: 28 error 63
// expect: 304 error 63
// expect: 28 error 65
// expect: 304 error 65
// expect: 28 error 67
// expect: 304 error 67
// expect-device: 28 error 54
// expect-device: 304 error 54
// expect-device: 28 error 55
// expect-device: 304 error 55
// expect-device: 28 error 56
// expect-device: 304 error 56
// expect-device: 28 error 57
// expect-device: 304 error 57
// expect-device: 28 error 62
// expect-device: 304 error 62
// expect-device: 28 error 63
// expect-device: 304 error 63
// expect-device: 28 error 65
// expect-device: 304 error 65
// expect-device: 177 warning 62
// expect-device: 28 error 67
// expect-device: 304 error 67
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
  T g() { return whole<sizeof(T)>(); }
};
