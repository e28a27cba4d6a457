// flags: -std=c++17
// braces and equals signs in the parentheses of the width of a bit-field are no default member initialiser
template <class T, int N> struct list { T a[N]; };
template <class T, class... U> list(T, U...) -> list<T, 1 + sizeof...(U)>;
constexpr int eight(int x) { return x == 8 ? 8 : 3; }
struct c140 { unsigned a : (int) sizeof(list{'a', 'b'}); int : 0; int b : eight({8}), c : sizeof(list<char, 2>{'a', 'b'}) + eight(int{3}); };
namespace { struct c143 { unsigned a : sizeof(list{'a', 'b'}); }; c143 v143{1}; }
struct c144 { c144() {} unsigned a : sizeof(list<char, 2>{'a', 'b'}); bool b : list<char, 1>{1}.a[0]; };
c140 v{1, 2, 3}; c144 w; int s = sizeof(v) + sizeof(w) + v143.a;
