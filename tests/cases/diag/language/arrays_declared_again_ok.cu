// expect: none
// Static data members of array type that their class initialises may be declared again without a bound.
struct X { static constexpr const char x[] = "x"; static constexpr int n[] = {1, 2}; static const int y[]; };
const char X::x[];
constexpr int X::n[];
const int X::y[] = {1, 2};
template <class T> struct Y { static constexpr const char x[] = "x"; static constexpr T n[] = {1, 2}; struct I { int a; }; static constexpr I all[] = {{1}, {2}, {3}}; };
template <class T> const char Y<T>::x[];
template <class T> constexpr T Y<T>::n[];
template <class T> constexpr typename Y<T>::I Y<T>::all[];
int f() { return Y<int>::n[0] + Y<int>::x[0] + sizeof(Y<int>::n) + X::y[1]; }
static_assert(sizeof(Y<char>::all) == 12 && sizeof(X::n) == 8, "");
