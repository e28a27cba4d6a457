// c++14
struct S {}; void v() {} void w() { ; ; {} { ; } }
int e(int n, S s, S *p) {
  ; if (n) ; else ; while (n-- > 0) ; for (;n;) ; do ; while (0);
  { } { { } } s; *p; n; 3; "x"; nullptr; S(); v(); w(); (void)0; switch (n) { } switch (n) ;
  for (int i = 0; i < 3; ++i) {} if (n) {} else {}
  return n;
}
