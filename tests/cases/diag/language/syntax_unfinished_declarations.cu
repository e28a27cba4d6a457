// expect: 79 error 15
// expect: 79 error 16
// expect: 169 error 17
// expect: 18 error 19
// expect: 65 error 19
// expect: 65 error 23
// expect: 65 error 25
// expect: 65 error 26
// expect: 29 error 34
// expect: 940 warning 34
// expect: 29 error 36
// expect: 940 warning 38
// expect: 20 error 39
// Declarations that end too early, in a block, a list of parameters or a result behind an arrow.
auto trailing(int a) -> { return a; }
auto trailing_only(int a) -> ;
public int access(int a) { return a; }
int closing = 0;
int separated(int a; int b) { return a * b; }
void separated_only(int a; int b);
void unfinished(int n) {
  int b
}
void nested(int n) {
  if (n) { int c = 3 }
  for (int i = 0; i < n; i++) { n = i; int d }
}
int well_formed(int n) {
  int c = ({ int d = 3; d; });
  if (int e = n; e) { }
  switch (int q = n) { default: ; }
  return c;
}
int no_result(int n) { n = 3 +; }
int no_range(int n) {
  for (int i : )
    n--;
}
int last = undeclared;
