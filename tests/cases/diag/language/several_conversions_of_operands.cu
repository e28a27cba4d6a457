// expect: 418 error 76
// expect: 418 error 76
// expect: 418 error 76
// expect: 418 error 77
// expect: 418 error 78
// expect: 418 error 79
// expect: 418 error 79
// expect: 418 error 80
// expect: 418 error 80
// expect: 418 error 81
// expect: 418 error 82
// expect: 418 error 83
// expect: 418 error 83
// expect: 417 error 84
// expect: 418 error 85
// expect: 418 error 86
// expect: 418 error 87
// expect: 418 error 88
// expect: 418 error 89
// expect: 418 error 90
// expect: 418 error 90
// expect: 418 error 91
// expect: 418 error 91
// expect: 418 error 92
// expect: 418 error 93
// expect: 417 error 94
// expect: 418 error 95
// expect: 418 error 99
// expect: 418 error 100
// expect: 418 error 101
// expect: 418 error 103
// expect: 418 error 106
// expect-device: 418 error 76
// expect-device: 418 error 76
// expect-device: 418 error 76
// expect-device: 418 error 77
// expect-device: 418 error 78
// expect-device: 418 error 79
// expect-device: 418 error 79
// expect-device: 418 error 80
// expect-device: 418 error 80
// expect-device: 418 error 81
// expect-device: 418 error 82
// expect-device: 418 error 83
// expect-device: 418 error 83
// expect-device: 417 error 84
// expect-device: 418 error 85
// expect-device: 418 error 86
// expect-device: 418 error 87
// expect-device: 418 error 88
// expect-device: 418 error 89
// expect-device: 418 error 90
// expect-device: 418 error 90
// expect-device: 418 error 91
// expect-device: 418 error 91
// expect-device: 418 error 92
// expect-device: 418 error 93
// expect-device: 417 error 94
// expect-device: 418 error 95
// expect-device: 418 error 99
// expect-device: 418 error 100
// expect-device: 418 error 101
// expect-device: 418 error 103
// expect-device: 418 error 105
// Objects that several conversion functions make operands of built-in operators and conditions.
struct H { operator float() const; operator int() const; explicit operator bool() const; };
struct G { operator float() const; operator double() const; };
struct F { operator float() const; };
struct P { operator int *() const; operator float *() const; };
struct M { operator float() const; operator int() const; H operator+(int) const; };
struct K { operator long() const; operator int() const; operator float() const; operator int(); };
struct D : F { operator int() const; };
struct C { operator int() const; operator float(); };
template <class T> struct V { operator T() const; operator float() const; };
float f(H h, G g, F o, P p, M m, V<int> t, K k, const K c, D d, C cc, int i, float x, double e, bool b) {
  x += h; i -= h; e *= g;
  x = x + h;
  x = h + x;
  x = h - h;
  x = h / g;
  x = -h;
  b = h < 1;
  b = h == h;
  b = g && b;
  x = h * o;
  x = o * h;
  p + 1;
  *p;
  x += m;
  x = t + t;
  i = b ? h : g;
  if (g) i = 1;
  while (g) { }
  b = !g;
  new int[h];
  i & h; i << h; ~h; i %= h;
  x += o; x = o * 2; x = m + 1; i = b ? h : 1; if (h) i = 2; switch (h) { default:; }
  i + k; k + i; -k;
  c + i;
  -c;
  d + i;
  cc + i;
  return h * 2.0f;
}
template <class T> T g(H h, T t) { return h + t; }
template <class T> float n(H h, T) { return h + 1; }
float u(H h) { return g(h, 1.0f); }
