// expect: 2464 warning 25
// expect: 2464 warning 25
// expect: 2464 warning 25
// expect: 2464 warning 25
// expect: 2465 warning 25
// expect: 2464 warning 25
// expect: 2464 warning 26
// expect: 864 error 27
// expect: 2464 warning 28
// expect: 2464 warning 29
// expect: 546 error 30
// expect: 546 warning 31
// expect: 546 error 34
// expect: 546 error 38
// expect: 546 warning 41
// expect: 546 error 43
// expect: 546 error 44
// expect: 546 warning 45
// expect: 546 warning 46
// expect: 546 error 48
// expect: 546 error 49
// expect: 546 error 50
// expect: 546 error 52
// flags: --error_limit=1000
void val(char *); void ref(char *&&); struct P { char *a; P(char *); P(); }; struct Q { char *a; int b; }; extern bool cc; template <class T> void tt(T); template <class T> void tp(T *); char *gp = "a"; char ga[] = "a"; static char *gs = "b"; char *gar[] = {"a", "b"}; wchar_t *gw = L"x"; char *const gc = "a"; unsigned char *gu;
char *s1() { return "a"; }
DT<char *> dt;
__global__ void k(char *p) { char *q = "dev"; }
__device__ char *dp = "x";
int g1(int a) { goto l; int q = 1; l: return q; }
int g2(int a) { switch (a) { case 1: int q = 1; case 2: return q; } return 0; }
int g3(int a) { goto l; int q; l: return 0; }
int g4(int a) { goto l; { int q = 1; } l: return 0; }
int g5(int a) { if (a) goto l; int q = 1, r = 2; l: return a; }
int g6(int a) { l: int q = 1; goto l; }
struct C { C(); ~C(); int x; };
struct E2 { int x; };
int g7(int a) { goto l; C c; l: return 0; }
int g8(int a) { goto l; E2 e; l: return 0; }
int g9(int a) { switch (a) { case 1: { int q = 1; } case 2: int r; r = 1; default: ; } return 0; }
int g10(int a) { switch (a) { int q = 1; case 1: return 0; } return 1; }
int g11(int a) { goto l; { l: int q = 1; } return 0; }
int g12(int a) { goto l; { int q = 1; l: ; } return 0; }
int g13(int a) { switch (a) { case 1: C c; break; case 2: break; } return 0; }
int g14(int a) { switch (a) { case 1: int q = 1; break; default: break; } return 0; }
int g15(int a) { switch (a) { case 1: int q = 1; break; case 2: break; case 3: break; } return 0; }
int g16(int a) { goto l; static int q = 1; l: return 0; }
int g17(int a) { goto l; const int q = 1; l: return 0; }
int g18(int a) { goto l; int q{}; l: return 0; }
int g20(int a) { if (a) { goto l; } int q = 1; int r = 2; goto l; l: return 0; }
int g21() { goto l; typedef int T; struct L { }; l: return 0; }
template <class T> int g23() { goto l; int q = 1; l: return 0; }
