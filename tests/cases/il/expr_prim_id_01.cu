// c++14
int v; int f(); namespace N { int v; struct S { int v; static int s; int f(int v) {
  return v + this->v + N::v + ::v + S::v + s; } }; }
int use(int v, N::S s) {
  int r = v + ::v + N::v + N::S::s + s.v;
  { extern int v; r += v; }
  { int f = 3; r += f + ::f(); }
  { using N::v; r += v; }
  { typedef N::S v; v x = s; r += x.v; }
  return r + s.f(v);
}
