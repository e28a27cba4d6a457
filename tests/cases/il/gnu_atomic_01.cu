// c++17
int at(int *p, long *q, unsigned char *c, int v, bool b) { int a = __sync_fetch_and_add(p, 1) +
  __sync_add_and_fetch(p, v) + __sync_val_compare_and_swap(p, 1, 2);
  b = __sync_bool_compare_and_swap(q, 3, 4); long l = __atomic_load_n(q, 5); __atomic_store_n(c, 5, 3);
  a += __atomic_fetch_add(p, 2, 0) + __atomic_exchange_n(p, v, 4); int e = 1;
  b |= __atomic_compare_exchange_n(p, &e, 7, false, 5, 0); __sync_synchronize(); __atomic_thread_fence(2);
  return a + b + l + __atomic_test_and_set(c, 5); }
