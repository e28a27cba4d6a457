// c++14
struct S { int v; S &operator=(int); S &self() { return *this; } const S &cself() const { return *this; }
  S &&mv() { return static_cast<S &&>(*this); } int &val() { return v; } const int &cval() const { return v; }
  int *ptr() { return &v; } int arr[3]; int (&ar())[3] { return arr; } }; int &pick(bool b, int &x, int &y) {
  return b ? x : y; } S &chain(S &s) { return s.self().self(); } int &&mv(int &i) {
  return static_cast<int &&>(i); } const int &cr(const int &i) { return i; }
int use(S s, int i, int j) {
  pick(true, i, j) = 3; pick(i, j, i)++; s.self() = 4; s.val() += 2; *s.ptr() = 5; s.ar()[1] = 6;
    (s.self()).v = 7; chain(s).v--; int &r = s.val(); const int &c = s.cval(); int &&m = mv(i);
    S &q = s.self(); const S &k = s.cself(); S &&t = s.mv();
  return s.self().v + s.cself().v + s.mv().v + s.val() + s.cval() + *s.ptr() + s.ar()[2] + cr(3) +
    cr(i) + mv(j) + r + c + m + q.v + k.cval() + t.v + chain(s).cself().v + -pick(0, i, j) +
    (pick(1, i, j), cr(4));
}
