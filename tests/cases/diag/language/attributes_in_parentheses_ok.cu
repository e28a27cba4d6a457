// expect: none
// Attributes in the parentheses of declarators of blocks.
#define CALL __attribute__((ms_abi))
#define QUIET __attribute__((unused))
void xx(int n) {
  int (CALL *ptr2)(int, int) = nullptr;
  typedef int (CALL *fp)(int, int);
  fp f = ptr2;
  int (QUIET *p) = &n;
  int (*QUIET q) = &n;
  int (QUIET v) = n;
  int (&QUIET w) = n;
  for (int (QUIET i) = 0; i < n; ++i) n += v + w + *p + *q + (f == ptr2);
}
template <class T> T yy(T n) { T (QUIET *p) = &n; return *p; }
int z = yy(1);
int (CALL *g)(int, int);
void (__attribute__((noreturn)) *stop)(int);
