// c++20
struct Base { int b; bool operator==(const Base &) const = default; };
struct Other { int o; bool operator==(const Other &p) const { return o == p.o; } };
enum class Colour { red, green };
struct All : Base { int i; double d; char c; bool f; int *p; Colour e; Other o; int a[3]; unsigned k : 3; const int q = 1;
  bool operator==(const All &) const = default; };
struct Friend { int x; long y; friend bool operator==(const Friend &, const Friend &) = default; };
struct Value { int x; friend constexpr bool operator==(Value, Value) = default; };
struct Empty { bool operator==(const Empty &) const = default; };
struct Rows { Other rows[2][2]; bool operator==(const Rows &) const = default; };
struct Outside { int x; bool operator==(const Outside &) const; };
bool Outside::operator==(const Outside &) const = default;
template <class T> struct Box { T value; bool operator==(const Box &) const = default; };
struct Moved { int x; bool operator==(const Moved &) const & = default; };
struct Never { int &r; bool operator==(const Never &) const = default; };
struct Unequal { int x; bool operator==(const Unequal &) const = default; bool operator!=(const Unequal &) const = default; };
bool use(All &a, All &b, Friend f, Friend g, Value v, Empty e, Rows &r, Outside o, Box<int> i, Box<Other> &n, Moved m, Unequal u) {
  return a == b && a != b && f == g && f != g && v == v && e == e && r == r && r != r && o == o && i == i && n != n && m == m && u == u && u != u;
}
constexpr bool same = Value{1} == Value{1};
static_assert(same && Empty{} == Empty{});
