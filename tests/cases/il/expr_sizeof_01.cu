// c++14
struct S { char c; int i; static int s; int arr[4]; }; struct Empty {}; typedef double T;
int f(int);
unsigned long sz(S s, S &r, int n, int (&a)[7]) {
  unsigned long t = sizeof(S) + sizeof s + sizeof(s.arr) + sizeof s.arr[0] + sizeof(Empty) +
    sizeof(r) + sizeof a / sizeof *a;
  t += sizeof(f(n)) + sizeof(T) + sizeof(n++) + sizeof(S::i) + sizeof(char) * 2 + sizeof(int[3]) +
    sizeof(int *) + sizeof(int (*)[2]);
  return t + alignof(S) + alignof(T) + __alignof__(s.c) + sizeof("lit") + sizeof 'c' + sizeof(1 + 1L);
}
