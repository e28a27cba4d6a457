struct A8 { int a, b; }; A8 m, s;
bool f(A8 d) { A8 e; __atomic_store(&m, &s, 0); __atomic_load(&m, &e, 0); return __atomic_compare_exchange(&m, &e, &d, 0, 0, 0); }
int g(int *p, int *q, int r) { bool b = __atomic_compare_exchange(p, q, &r, true, 5, 5); bool c = __atomic_compare_exchange_n(p, q, r, false, 5, 5); return b + c; }
