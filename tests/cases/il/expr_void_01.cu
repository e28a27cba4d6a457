// c++14
void v(); void v2(int); template <class T> void tv(T); struct S { void m() const; static void s(); };
  void (*fp)(); 
void r1() { return v(); } void r2(int i) { return i ? v() : v2(i); } template <class T> T r3() { return T(); }
  void r4() { return (void)3; }
int use(int i, S s, S *p) { v(); (void)i; (void)v2(1); i ? v() : s.m(); i, v(); v(), v2(2); (v(), i)++;
  (void(i)); static_cast<void>(p); tv(i); r3<void>(); fp(); (*fp)(); p->m(); S::s(); s.s(); if (i) v();
  else (void)0; for (v(); i; v()) break; i && (v(), true); return (v(), 1); }
