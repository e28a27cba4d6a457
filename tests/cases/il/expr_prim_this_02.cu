// c++17
struct S {
  int a[3]; S *next; int S::*pm;
  int walk() { return next->next->a[1] + this->next->walk() + this->*pm + (next ? next->a[0] : a[2]); }
  int vol() volatile { return a[0]; }
  int rv() && { return a[1]; }
  int lv() & { return a[2]; }
  int all() { return walk() + vol() + lv() + static_cast<S &&>(*this).rv() + S().rv(); }
};
