// c++17
typedef float f4 __attribute__((vector_size(16))); typedef int i4 __attribute__((vector_size(16)));
f4 vec(f4 a, f4 b, float s, i4 m, int i) { f4 c = a + b; i4 k = a < b; f4 d = {1, 2, 3, s}; f4 e = {1, 2, 3, 4}; f4 g = a; const f4 h = b; c = h + a; c = s * a; c = a * 2.0f; k = m << 2; k = -m; k = !m;
  f4 z = -a; f4 y = k ? a : b; c[i] = d[0]; c += s; return (f4)k; }
