// c++14
template <class T> struct M { T a[2][2]; M() {
  for (int i = 0; i < 2; ++i) for (int j = 0; j < 2; ++j) a[i][j] = i == j ? T(1) : T(); }
  T *operator[](int i) { return a[i]; } const T *operator[](int i) const { return a[i]; }
  M operator*(const M &o) const { M r; for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) { T s = 0;
  for (int k = 0; k < 2; k++) s += a[i][k] * o[k][j]; r[i][j] = s; } return r; } M pow(unsigned n) const {
  M r, b(*this); while (n) { if (n & 1) r = r * b; b = b * b; n >>= 1; } return r; } T tr() const {
  return a[0][0] + a[1][1]; } bool operator==(const M &o) const {
  for (int i = 0; i < 4; ++i) if (a[i / 2][i % 2] != o.a[i / 2][i % 2]) return false; return true; } };
template struct M<int>; template struct M<float>; template struct M<unsigned char>;
  template struct M<long long>;
int use(M<int> m) { m[0][1] = 2; return m.pow(3).tr() + (m * m == m.pow(2)); }
