// expect: 997 warning 43
// expect: 997 warning 44
// expect: 611 warning 45
// expect: 611 warning 47
// expect: 997 warning 48
// expect: 997 warning 50
// expect: 997 warning 52
// expect: 997 warning 53
// expect: 997 warning 56
// expect: 997 warning 57
// expect: 997 warning 58
// expect: 997 warning 59
// expect: 997 warning 60
// expect: 997 warning 61
// expect: 997 warning 62
// expect: 997 warning 62
// expect: 997 warning 63
// expect: 997 warning 64
// expect: 997 warning 66
// expect: 997 warning 67
// expect: 997 warning 69
// expect: 997 warning 70
// expect: 611 warning 71
// expect: 997 warning 72
// expect: 997 warning 73
// expect: 997 warning 74
// expect: 611 warning 76
// expect: 611 warning 77
// expect: 611 warning 78
// expect: 997 warning 79
// expect: 997 warning 83
// expect: 997 warning 84
// expect: 997 warning 85
// expect: 997 warning 86
// expect: 997 warning 87
// expect: 611 warning 88
// Of the classes with virtual functions of a name the first declared of which none is overridden counts (997), or one that
// is overridden in part (611).
struct C { virtual void f(); };
struct F { virtual unsigned f(bool) const; virtual void f(int); };
struct F1 { virtual unsigned f(bool) const; };
struct J : C, F1 { };
struct G : J { unsigned f(bool) const { return 0; } };
struct G2 : C, F1 { unsigned f(bool) const; };
struct G3 : F { unsigned f(bool) const; };
struct K : F { };
struct G4 : K { unsigned f(bool) const; };
struct G5 : C, F { unsigned f(bool) const; };
struct K2 : C { };
struct G6 : K2, F1 { unsigned f(bool) const; };
struct K3 : C { void f(); };
struct G7 : K3, F1 { void f(); };
struct L : J { virtual void f(char); };
struct G8 : C { void f(int); void f(); };
struct K4 : C { using C::f; virtual void f(int); };
struct G9 : K4 { void f(int); };
struct M : C { virtual void f(int); };
struct G10 : M { void f(int); };
struct G11 : M { void f(); };
struct X1 : F, C { unsigned f(bool) const; };
struct Y1 : C, F1 { void f(char); };
struct Y2 : C, F1 { void f(char); void f(short); };
struct Y3 : F, C { void f(char); };
struct Y4 : C, F { void f(char); };
struct J2 : F, C { };
struct X2 : J2 { unsigned f(bool) const; };
struct X3 : J2 { void f(); };
struct J3 : C, F { };
struct X4 : J3 { unsigned f(bool) const; };
struct X5 : J3 { void f(); };
struct Z1 : G4 { void f(int); };
struct Z2 : M { void f(short); };
struct Z3 : F, C { void f(); };
struct Z4 : C, F { void f(); };
struct F3 { virtual void f(int); virtual void f(long); virtual void f(short); };
struct F4 : F3 { void f(int); };
struct F5 : F4 { void f(int); };
struct F6 : F4 { void f(long); };
struct F7 : F4 { void f(char); };
struct A0 { virtual void f(int); virtual void f(long); };
struct A1 { virtual void f(short); };
struct A2 { virtual void f(short); virtual void f(int); };
struct Q1 : A0, A1 { void f(char); };
struct Q2 : A1, A0 { void f(char); };
struct Q3 : A0, A2 { void f(char); };
struct Q4 : A2, A0 { void f(char); };
struct Q5 : A2, A0, A1 { void f(char); };
struct Q6 : A0, A2 { void f(long); void f(short); };
