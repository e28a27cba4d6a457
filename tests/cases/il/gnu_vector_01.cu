// c++17
typedef float f4 __attribute__((vector_size(16))); typedef int i4 __attribute__((vector_size(16)));
  typedef _Complex double cd;
f4 vec(f4 a, f4 b, float s, i4 m) { f4 c = a + b * a - s; c += a; c = -c; i4 k = a < b; k = m & k | ~m;
  c[0] = a[1]; f4 d = {1, 2, 3, s}; return c / d + (f4)k; }
double com(cd a, cd b, double d) { cd c = a * b + d; c += 1.0; __real__ c = d; cd e = ~c;
  return __real__ c + __imag__(a - b) + (a == b) + __real__(e / 2.0); }
