// c++14
struct S {
  int v; mutable int m; static int s;
  int get() const { return v + this->v + (*this).v + m++ + s + this->s; }
  S &set(int x) { v = x; this->v = x; return *this; }
  S *ptr() { return this; }
  const S *cptr() const { return this; }
  int chain() { return set(1).set(2).ptr()->cptr()->get(); }
};
int out(S s) { return s.chain(); }
