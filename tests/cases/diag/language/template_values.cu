// expect: 28 error 82
// expect: 28 error 83
// expect: 28 error 86
// expect: 28 error 87
// expect: 28 error 88
// expect: 28 error 89
// expect: 28 error 90
// expect: 28 error 91
// expect: 28 error 93
// expect: 28 error 94
// expect: 28 error 95
// expect: 28 error 96
// expect: 28 error 97
// expect: 28 error 98
// expect: 28 error 99
// expect: 28 error 100
// expect: 28 error 102
// expect: 28 error 103
// expect: 28 error 108
// expect: 28 error 109
// expect: 28 error 111
// expect: 28 error 115
// expect: 28 error 117
// expect: 28 error 120
// expect-device: 28 error 82
// expect-device: 28 error 83
// expect-device: 28 error 86
// expect-device: 28 error 87
// expect-device: 28 error 88
// expect-device: 28 error 89
// expect-device: 28 error 90
// expect-device: 28 error 91
// expect-device: 28 error 93
// expect-device: 28 error 94
// expect-device: 28 error 95
// expect-device: 28 error 96
// expect-device: 28 error 97
// expect-device: 28 error 98
// expect-device: 28 error 99
// expect-device: 28 error 100
// expect-device: 28 error 102
// expect-device: 28 error 103
// expect-device: 28 error 108
// expect-device: 28 error 109
// expect-device: 28 error 111
// expect-device: 28 error 115
// expect-device: 177 warning 115
// expect-device: 28 error 117
// expect-device: 177 warning 108
// expect-device: 177 warning 109
// expect-device: 177 warning 111
// expect-device: 177 warning 113
// expect-device: 177 warning 114
// expect-device: 28 error 120
// expect-device: 177 warning 120
// Arguments of templates that have to be constant: variables, their addresses in managed memory, and calls.
namespace words {
int n;
__device__ int dv;
extern const int ec;
__managed__ int m;
__managed__ int array[3];
constexpr int good(int x) { return x + 1; }
constexpr int bad(int) { return n; }
int plain() { return 1; }
}  // namespace words
template <int N>
struct Whole {
  static int v;
};
template <auto *Q>
struct Pointed {};
template <int &R>
struct Referred {};
template <int... Ns>
struct Several {};
template <class T, T V>
struct Typed {};
using namespace words;

Pointed<&n> p1;
Pointed<&m> p2;
Pointed<array> p3;
Pointed<&dv> p4;
Referred<n> r1;
Referred<m> r2;
Whole<n> *a;
Whole<dv> b;
Whole<ec> c;
Whole<(n)> d;
Whole<words::n + 1> e;
Whole<good(2)> f;
Whole<bad(2)> g;
Whole<plain()> h;
Several<1, n, 2> k;
Typed<int, n> t;
int static_member = Whole<n>::v;
using Named = Whole<n>;
void parameter(Whole<n> x);
Whole<n> result();
struct Member {
  Whole<n> m;
  int z[sizeof(Whole<n>)];
};
void of_parameter(int n, Whole<sizeof(n)> x);

int in_block(int p, const int q) {
  Whole<p> a;
  Whole<q> b;
  const int k = p;
  Whole<k> c;
  const int z = 3;
  Whole<z> d;
  auto l = [=] {
    Whole<p> x;
  };
  return Whole<n>::v;
}
__global__ void kernel(int p) {
  Whole<p> a;
}

// In templates types wait for an instance.
template <class T>
struct Waiting {
  Whole<n> r;
  Whole<n + sizeof(T)> s;
};
