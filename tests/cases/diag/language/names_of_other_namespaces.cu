// expect: 20 error 33
// expect: 20 error 34
// expect: 20 error 35
// expect: 20 error 36
// expect: 20 error 37
// expect: 254 error 37
// expect: 20 error 37
// expect: 20 error 38
// expect: 20 error 39
// expect: 20 error 39
// expect: 20 error 40
// expect: 20 error 41
// expect: 20 error 41
// expect: 20 error 42
// expect: 20 error 43
// expect: 20 error 44
// expect: 20 error 45
// expect: 20 error 46
// expect: 20 error 47
// expect: 20 error 48
// expect: 65 error 48
// expect: 20 error 48
// expect: 549 warning 49
namespace own {
struct Line { int a; };
int calc(int);
enum Kind { small, large };
template <class T> struct Box { T t; };
struct Stream { Stream &operator<<(int); } out;
}
struct Tree { struct Leaf { int v; }; static int depth; };
struct Stream2 { Stream2 &operator<<(int); } out2;
void declared() { Line l; l.a = 1; }
int called() { return calc(3); }
int enumerator() { return small; }
void nested() { Leaf l; }
void instance() { Box<int> b; b.t = 1; }
int member() { return depth; }
void printed(int n) { if (n > 2) out << n << n; else out << n; }
void printed2(int n) { out2 << n << out; }
Line result(Line l) { return l; }
void parameter(const Line &l);
Line variable;
own::Box<Line> argument;
void cast() { int i = static_cast<Kind>(1); }
void loop() { own::Line all[2]; for (Line l : all) l.a = 1; }
void handler() { try { } catch (Line &e) { } }
template <class T> void generic(T t) { Line l; out << t; }
void found(own::Line l) { using own::Kind; Kind k = own::small; using namespace own; Line m; calc(k); out << m.a; }
namespace own { void inside() { Line l = {1}; calc(l.a); } }
