// expect: 114 warning 4
// expect: 821 warning 5
struct S {};
static inline int operator+(S, int);
inline int operator-(S, int);
static int operator*(S, int);
static int operator*(S, long) { return 1; }
int called(S s) { return (s + 1) + (s - 1) + (s * 1L); }
