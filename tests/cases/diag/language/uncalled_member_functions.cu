// expect: 504 error 111
// expect: 120 error 111
// expect: 504 error 112
// expect: 144 error 112
// expect: 504 error 113
// expect: 3162 error 113
// expect: 504 error 114
// expect: 2138 error 114
// expect: 504 error 114
// expect: 2138 error 114
// expect: 504 error 115
// expect: 2138 error 115
// expect: 504 error 116
// expect: 513 error 116
// expect: 504 error 117
// expect: 137 error 117
// expect: 504 error 118
// expect: 504 error 119
// expect: 2138 error 119
// expect: 504 error 120
// expect: 2138 error 120
// expect: 504 error 121
// expect: 2138 error 121
// expect: 504 error 121
// expect: 2138 error 121
// expect: 504 error 121
// expect: 2140 error 121
// expect: 504 error 122
// expect: 2138 error 122
// expect: 504 error 123
// expect: 120 error 123
// expect: 504 error 124
// expect: 2140 error 124
// expect: 504 error 125
// expect: 2139 error 125
// expect: 504 error 126
// expect: 153 error 126
// expect: 504 error 127
// expect: 847 error 127
// expect: 504 error 127
// expect: 171 error 127
// expect: 504 error 128
// expect: 42 error 128
// expect: 504 error 129
// expect: 504 error 129
// expect: 42 error 129
// expect: 504 error 130
// expect: 2140 error 130
// expect: 504 error 132
// expect: 3162 error 132
// expect: 504 error 133
// expect-device: 504 error 111
// expect-device: 120 error 111
// expect-device: 504 error 112
// expect-device: 144 error 112
// expect-device: 504 error 113
// expect-device: 3162 error 113
// expect-device: 504 error 114
// expect-device: 2138 error 114
// expect-device: 504 error 114
// expect-device: 2138 error 114
// expect-device: 504 error 115
// expect-device: 2138 error 115
// expect-device: 504 error 116
// expect-device: 513 error 116
// expect-device: 504 error 117
// expect-device: 137 error 117
// expect-device: 504 error 118
// expect-device: 504 error 119
// expect-device: 2138 error 119
// expect-device: 504 error 120
// expect-device: 2138 error 120
// expect-device: 504 error 121
// expect-device: 2138 error 121
// expect-device: 504 error 121
// expect-device: 2138 error 121
// expect-device: 504 error 121
// expect-device: 2140 error 121
// expect-device: 504 error 122
// expect-device: 2138 error 122
// expect-device: 504 error 123
// expect-device: 120 error 123
// expect-device: 504 error 124
// expect-device: 2140 error 124
// expect-device: 504 error 125
// expect-device: 2139 error 125
// expect-device: 504 error 126
// expect-device: 153 error 126
// expect-device: 504 error 127
// expect-device: 847 error 127
// expect-device: 504 error 127
// expect-device: 171 error 127
// expect-device: 504 error 128
// expect-device: 42 error 128
// expect-device: 504 error 129
// expect-device: 504 error 129
// expect-device: 42 error 129
// expect-device: 504 error 130
// expect-device: 2140 error 130
// expect-device: 504 error 132
// expect-device: 3162 error 132
// expect-device: 504 error 133
// expect-device: 2138 error 133
// Member functions that are named in place of their results are pointers to members.
struct V { float x; };
struct M {
  int n;
  int size() const;
  float norm() const;
  V v();
  int a() { return size; }
  int b() { int k = size; return k; }
  bool c() { return norm > 2; }
  float d() { return norm * norm; }
  float e() { return 1 + norm; }
  void f() { n = size; }
  void g() { size = 3; }
  void h() { if (size) n = 1; }
  void i() { for (int i = 0; i < size; ++i) { } }
  void j() { n += size; }
  void k() { n -= size; n *= size; n %= size; }
  int m() { return -size; }
  int o() { return n ? size : 0; }
  int p() { int t[3] = {}; return t[size]; }
  void q() { size++; }
  void r() { v.x = 2; }
  int s() { switch (size) { case 1: return 2; } return static_cast<int>(size); }
  bool t() { return size == 3 && norm; }
  bool u() { return size == norm; }
  int w() { return 1 << size; }
};
int qualified() { return M::size + 1; }
template <class T> struct W { T get(); T twice() { return get * 2; } };
int use(W<int> w) { return w.twice(); }
