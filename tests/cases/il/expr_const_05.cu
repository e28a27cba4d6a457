// c++14
enum { A = 1 << 4, B = A | 3, C = ~B, D = -7 / 2, E = -7 % 3, F = sizeof(long) * 8, G = 'a' +
  1, H = !A, I = A > B ? A : B, J = (A && B) || C, K = 10 - 3 - 2, L = 0x7fffffff, M = (unsigned char)300, N = (int)3.9, O = 5u - 3, P = true +
  true, Q = (char)200 };
const unsigned u = 0u - 1; const long long ll = 1LL << 62; const unsigned long ul = ~0ul;
  const int sh = -8 >> 1; const int md = 7 & -7 ^ 2; const double dd = 1 / 2 + 1 / 2.0;
  const float ff = 1.1f * 2; const bool bb = 0.0 || 2; const char cc = 0x141 & 0xff;
  const short ss = (short)70000; const int ti = 1 ? 2 : 3; const int cm = (1 < 2) == (3 > 2);
  const int dv = 17 / 5 * 5 + 17 % 5;
int use(int i) { int a[A][2], b[I - 2]; a[1][1] = B; b[0] = 3 + 4 * 5 - 6 / 2 % 2;
  return a[1][1] + b[0] + C + D * E + F - G + H + J + K + L + M + N + O + P + Q + (i + 1 + 2) +
  (1 + 2 + i) + i * (2 * 3) + (2.5 + 1) + (1u - 2) + (3 == 3) + ('a' < 98) + (5 & 6 | 1) + (7 >> 1 << 2) +
  -(-3) + ~~4 + !!5 + (i ? 1 + 1 : 2 * 2) + u + ll + ul + sh + md + dd + ff + bb + cc + ss + ti + cm + dv; }
