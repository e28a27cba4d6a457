namespace cute {
struct tuple { int a; };
struct stream { int s; };
template <class T> stream &operator<<(stream &s, T const &t) { return s; }
constexpr int rank = 2;
}
using namespace cute;
template <class T> constexpr int size = 2;
int a = rank < 3, b = size<int> < 3, c = cute::rank < 3;
template <class T> int run(T &t, stream &s) { cute::operator<<(s, t) << t; s << t; int x = rank < 3; return x; }
cute::stream out;
int main() { tuple t{1}; out << t; operator<<(out, t); return run(t, out); }
template int run(cute::tuple &, stream &);
