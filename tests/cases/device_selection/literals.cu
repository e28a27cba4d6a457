// Literals lead to the literal operators that they call: of characters as template arguments, in bodies and initialisers.
template <int N, class T> __global__ void k(T *p) { *p = T(); }
template <class T> int go(T v) { k<1><<<1, 1>>>(&v); return 0; }
template <char... C> int operator""_size() { k<sizeof...(C) + 10><<<1, 1>>>((int *)nullptr); return 0; }
template <char... C> int operator""_idle() { k<sizeof...(C) + 20><<<1, 1>>>((int *)nullptr); return 0; }
int operator""_plain(unsigned long long v) { return go(v); }
int operator""_text(const char *p, decltype(sizeof(0))) { return go(p); }
int operator""_sign(char c) { return go(c); }
int in_body() { return 123_size + 1_plain; }
int value = 0x1p3_size + "x"_text + 'c'_sign;
template <class T> int in_template() { return 12345_size; }
template int in_template<int>();
