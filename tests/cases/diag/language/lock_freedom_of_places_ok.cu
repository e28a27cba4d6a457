// expect: none
// __atomic_always_lock_free is a constant wherever the object lies.
int *p;
static_assert(__atomic_always_lock_free(1, p), ""); static_assert(__atomic_always_lock_free(1, 0), "");
static_assert(__atomic_always_lock_free(4, p) && __atomic_always_lock_free(8, 0), "");
template <class T> struct L { static bool f(T *q) { return __atomic_always_lock_free(sizeof(T), q); } };
bool b = L<int>::f(p);
