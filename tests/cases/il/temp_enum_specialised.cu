// c++17
// Where an explicit specialisation says an argument first, an instance has the value of an enumerator and not its name.
enum Scope { wide, narrow = 2 };
template <Scope s, class T = int> struct X { void f() {} };
template <> struct X<narrow> { int v; void f() {} };
template <Scope s> void take(X<s> &x) { X<s> *p = &x; }
void use() { X<narrow> n; X<wide> w; n.f(); w.f(); take(n); take(w); const auto &k = n; }
