// c++20
template <class T> concept Small = sizeof(T) < 4; template <class T, class U> concept Same = __is_same(T, U);
  template <class T> concept Add = requires(T a, T b) { a + b; { a + b } -> Same<T>; typename T::type;
  requires sizeof(T) > 1; } || Small<T>; template <class T> concept Not = !Small<T>;
  template <Small T> int f(T t) { return t; } template <Not T> int f(T t) { return t + 1; }
  template <class T> requires Add<T> int g(T t) { return sizeof(t); }
  template <class T> int g(T) requires(!Add<T>) { return 0; } int h(Small auto s) { return s; }
  int h(auto s) { return 2; } template <class T> int k(T) { return 1; }
  template <class T> requires Small<T> int k(T) { return 2; }
  template <class T> requires Small<T> && Same<T, char> int k(T) { return 3; } template <class T> struct S {
  int v = 1; int m() requires Small<T> { return 1; } int m() requires Not<T> { return 2; } };
  template <Small T> struct S<T> { int v = 2; int m() { return 3; } }; 
int use(int i, char c, short s) { Small auto a = c; bool b = Small<int> || Same<int, int>;
  if constexpr (requires { i + c; }) b = !b; return f(i) + f(c) + g(i) + g(s) + h(c) + h(i) +
  k(i) + k(s) + k(c) + S<int>().m() + S<char>().m() + a + b + requires(int x) { x++; }; }
