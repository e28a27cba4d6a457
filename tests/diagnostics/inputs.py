"""Small units that bring up each form of the text, without any header."""

from __future__ import annotations

BASIC = '# 1 "w.cu"\nchar c = 300;\nint a = undefd;\nunsigned u = -1;\n'
CANDIDATES = (
    '# 1 "ml.cu"\nvoid f(int, double);\nvoid f(double, int);\ntemplate <class T> void f(T, T, T);\n'
    "void g() { f(1, 1); }\nint h() { goto l; int q = 1; int r = 2; l: return q; }\n"
)
CONTEXT = (
    '# 1 "w.cu"\n# 1 "h.h" 1\ntemplate <class T> struct N1 { T a[sizeof(T) - 5]; };\nclass P { P();'
    " };\nint dup;\n"
    "template <class T> auto fn0(T t) { N1<T> n; return n; }\n"
    '# 2 "w.cu" 2\ntemplate <class T> struct N2 { N1<T> a; };\ntemplate <class T> struct N3 { N2<T> n; };\n'
    "template <class T> auto fn2(T t) { N3<T> x; return x; }\nauto q = fn2('c');\nP pp;\nfloat dup;\n"
    "N2<int[0 + 1]> b;\nauto rr = fn0((short)1);\n"
)
DEEP = (
    '# 1 "d.cu"\ntemplate <int N> struct R { R<N - 1> r; };\ntemplate <> struct R<0> { char a[sizeof(X)];'
    " };\n"
    "template <int N> struct Q { Q<N - 1> q; };\ntemplate <> struct Q<0>;\nQ<14> q;\nQ<3> q3;\n"
)
COLUMNS = '# 1 "c.cu"\n/*\u00e9\u65e5*/\tint\tb = uu;\nint z = "\u00e9" + u2; char k = 300;\n'
TYPES = '# 1 "t.cu"\ntypedef unsigned char *UC; UC p = 1;\nenum { A } e = 3.5; struct { int x; } s = 4;\n'
END = "int main() {\n  int x = 1;\n"
NAMES = '# 1 ""\nint a = u;\n# 7\nint b = u2;\n# 5 "a\\"b\\\\c\\tq.cu"\nint c = u3;\n'
FATAL = '# 1 "b.cu"\nint a = u;\n  #include "nofile.h"\nint b = u2;\n'
INTERNAL = '# 1 "k.cu"\n__attribute__((global)) void k();\nvoid f() { k<<<1, 1>>>(); }\n'
CUDA = (
    '# 1 "k.cu"\n__attribute__((global)) int k();\n__attribute__((device)) int d(), v;\n'
    "int f() { v = 1; return v + d(); }\n__attribute__((launch_bounds(1))) void l();\n"
    "struct B { virtual void f(); };\nstruct D : B { __attribute__((device)) void f(); };\n"
)
SYSTEM = (
    '# 1 "a.cu"\n# 1 "h.h" 1 3\nchar c = 300;\n__attribute__((global)) int k();\nint y = u;\n'
    '# 1 "i.h" 1\nchar d = 300;\n# 4 "h.h" 2 3\nchar e = 300;\n# 9\nchar g = 300;\n# 2 "a.cu" 2\nchar f ='
    " 300;\n"
)
PRAGMAS = (
    "char a=300;\n#pragma nv_diagnostic push\n#pragma nv_diag_suppress 69\nchar c=300;\n#pragma"
    " nv_diagnostic push\n"
    "#pragma nv_diag_error = integer_truncated\nchar d=300;\n#pragma nv_diagnostic pop\nchar e=300;\n"
    "#pragma nv_diagnostic pop\nchar f=300;\n#pragma nv_diag_remark 69, 68\nchar g=300; unsigned h=-1;\n"
    "#pragma nv_diag_default 69\nchar i=300;\n#pragma nv_diag_once 69\nchar j=300;\n"
    "#pragma nv_diag_warning 20048\n__attribute__((global)) int k();\n"
)
OPERATOR = (
    'void f() { _Pragma("nv_diag_suppress 69") char c=300; _Pragma("nv_diag_default 69") char d=300; }\n'
    'char e=300; _Pragma("nv_diag_error 69") char h=300;\n'
)
LONG = (
    '# 1 "w.cu"\nint a = '
    + "x" * 38
    + ";\nint b = "
    + "y" * 50
    + ";\nint c = "
    + "z" * 200
    + ";\nvoid {0}(int, double); void {0}(double, int); void g() {{ {0}(1, 1); }}\n".format("f" * 52)
    + "void {0}(int, double); void {0}(double, int); void h() {{ {0}(1, 1); }}\n".format("g" * 43)
)

UNITS = {
    "basic": BASIC,
    "candidates": CANDIDATES,
    "context": CONTEXT,
    "deep": DEEP,
    "columns": COLUMNS,
    "types": TYPES,
    "end": END,
    "names": NAMES,
    "fatal": FATAL,
    "internal": INTERNAL,
    "cuda": CUDA,
    "system": SYSTEM,
    "pragmas": PRAGMAS,
    "operator": OPERATOR,
    "long": LONG,
}
