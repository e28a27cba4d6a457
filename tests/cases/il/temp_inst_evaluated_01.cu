// c++17
template <int N> struct Table {
  int v[N]{};
  constexpr int sum() const { int s = 0; for (int x : v) s += x; return s; }
  constexpr int one() const { return 1; }
  constexpr int two() const { return 2; }
  constexpr int three() const { return 3; }
  constexpr int four() const { return 4; }
};
constexpr Table<8> squares;
template <class T> constexpr T tt(T t) { return t; }
static_assert(squares.sum() == 0, "table");
int arr[squares.one()];
enum { E = squares.two() + tt(3) };
struct S { int f : squares.three(); static_assert(tt('a') == 'a'); };
void f() { static_assert(squares.four() == 4 && tt(2.5) == 2.5); }
static_assert(sizeof(tt(2L)));
