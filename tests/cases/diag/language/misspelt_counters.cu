// expect: 864 error 145
// expect: 439 error 145
// expect: 20 error 145
// expect: 864 error 146
// expect: 28 error 146
// expect: 439 error 146
// expect: 20 error 146
// expect: 864 error 147
// expect: 439 error 147
// expect: 20 error 147
// expect: 864 error 148
// expect: 28 error 148
// expect: 439 error 148
// expect: 20 error 148
// expect: 864 error 149
// expect: 28 error 149
// expect: 439 error 149
// expect: 20 error 149
// expect: 864 error 150
// expect: 28 error 150
// expect: 20 error 150
// expect: 20 error 151
// expect: 20 error 152
// expect: 864 error 153
// expect: 28 error 153
// expect: 439 error 153
// expect: 20 error 153
// expect: 864 error 154
// expect: 28 error 154
// expect: 439 error 154
// expect: 20 error 154
// expect: 864 error 155
// expect: 28 error 155
// expect: 439 error 155
// expect: 20 error 155
// expect: 20 error 156
// expect: 20 error 157
// expect: 864 error 158
// expect: 28 error 158
// expect: 439 error 158
// expect: 20 error 158
// expect: 20 error 159
// expect: 20 error 160
// expect: 864 error 161
// expect: 439 error 161
// expect: 20 error 161
// expect: 20 error 162
// expect: 20 error 162
// expect: 20 error 162
// expect: 20 error 162
// expect: 20 error 162
// expect: 20 error 163
// expect: 864 error 163
// expect: 439 error 163
// expect: 20 error 163
// expect: 864 error 168
// expect: 439 error 168
// expect: 20 error 168
// expect: 20 error 172
// expect: 20 error 173
// expect: 20 error 173
// expect: 864 error 173
// expect: 439 error 173
// expect: 20 error 173
// expect: 20 error 173
// expect: 20 error 174
// expect: 20 error 174
// expect: 20 error 174
// expect: 20 error 174
// expect: 864 error 175
// expect: 28 error 175
// expect: 439 error 175
// expect: 20 error 175
// expect: 20 error 175
// expect-device: 864 error 145
// expect-device: 439 error 145
// expect-device: 20 error 145
// expect-device: 864 error 146
// expect-device: 28 error 146
// expect-device: 439 error 146
// expect-device: 20 error 146
// expect-device: 864 error 147
// expect-device: 439 error 147
// expect-device: 20 error 147
// expect-device: 864 error 148
// expect-device: 28 error 148
// expect-device: 439 error 148
// expect-device: 20 error 148
// expect-device: 864 error 149
// expect-device: 28 error 149
// expect-device: 439 error 149
// expect-device: 20 error 149
// expect-device: 864 error 150
// expect-device: 28 error 150
// expect-device: 20 error 150
// expect-device: 20 error 151
// expect-device: 20 error 152
// expect-device: 864 error 153
// expect-device: 28 error 153
// expect-device: 439 error 153
// expect-device: 20 error 153
// expect-device: 864 error 154
// expect-device: 28 error 154
// expect-device: 439 error 154
// expect-device: 20 error 154
// expect-device: 864 error 155
// expect-device: 28 error 155
// expect-device: 439 error 155
// expect-device: 20 error 155
// expect-device: 20 error 156
// expect-device: 20 error 157
// expect-device: 864 error 158
// expect-device: 28 error 158
// expect-device: 439 error 158
// expect-device: 20 error 158
// expect-device: 177 warning 158
// expect-device: 20 error 159
// expect-device: 177 warning 159
// expect-device: 20 error 160
// expect-device: 177 warning 160
// expect-device: 864 error 161
// expect-device: 439 error 161
// expect-device: 20 error 161
// expect-device: 177 warning 161
// expect-device: 20 error 162
// expect-device: 20 error 162
// expect-device: 20 error 162
// expect-device: 20 error 162
// expect-device: 177 warning 162
// expect-device: 20 error 162
// expect-device: 20 error 163
// expect-device: 864 error 163
// expect-device: 439 error 163
// expect-device: 20 error 163
// expect-device: 864 error 175
// expect-device: 28 error 175
// expect-device: 439 error 175
// expect-device: 20 error 175
// expect-device: 177 warning 175
// expect-device: 20 error 175
// A misspelt counter in the condition of a for: EDG reads the declaration of a variable of a template's type there.
const int K = 4; struct V { int size() const; }; struct G { void m(int n, V w, int *p);
 int operator()(int); };
void G::m(int n, V w, int *p) {
 for (int a = 0; u1 < 10; ++a) ;
 for (int a = 0; u2 < n; ++a) ;
 for (int a = 0; u3 < K; ++a) ;
 for (int a = 0; u4 < w.size(); ++a) ;
 for (int a = 0; u5 < (int)w.size(); ++a) ;
 for (int a = 0; u6 < w.size() && a > 3; ++a) ;
 for (int a = 0; u7 <= n; ++a) ;
 for (int a = 0; a < u8; ++a) ;
 for (int a = 0; u9 < n - 1; ++a) ;
 for (int a = 0; u10 < p[0]; ++a) ;
 for (int a = 0; u11 < 10 && a < 3; ++a) ;
 for (int a = 0; (u12 < 10); ++a) ;
 for (int a = 0; u13 != 3; ++a) ;
 for (int a = 0; u16 < n + K * 2; u16++) ;
 for (int a = 0; !u17 < n; u17++) ;
 for (int a = 0; p < u18; ++p) ;
 for (int a = 0; u19 < sizeof(int); ++p) ;
 while (u20 < n) ; do { } while (u21 < n); if (u22 < n) ; if (int z = 3; u23 < n) ; switch (u24 < n) { }
 for (int a = 0; u25 > n; ++a) ; for (int a = 0; u26 < threadIdx.x; ++a) ;
}
template <class T, int R, int C> int f(T t) {
 int s = 0;
 for (int r = 0; r < R; ++r)
  for (int cx = 0; c < C; ++c)
   s += t(r, c);
 return s;
}
template <class T, int N> int g(T t) { return undef1 < N ? 1 : 2; }
template <class T, int N> int h(T t) { if (undef2 < 3) return 1; while (undef3 < N) ; for (; undef4 < N;) {} bool b = undef5 < N; return b; }
template <class T, int N> int h2(T t) { int q = undef6 < N && undef7 > 3; t = undef8 < t; return undef9 < N; }
int i(int n) { for (int ix = 0; i2 < n; ++i2) n += i2; return undef10 < n; }
