// expect: 153 error 5
// expect: 153 error 5
// expect-device: 153 error 5
// expect-device: 153 error 5
template <class T> auto g(T t) { return t.size(); }
struct V { int size(); };
int a = g(V());
void b() { g(1); auto x = g('c'); }
int c(V v) { return g(v); }
