// expect: 70 error 6
// Operators of a class template that is declared alone, as where a header is missing.
template <class T> struct Stream; template <class T> Stream<T> &operator<<(Stream<T> &, int);
typedef Stream<char> S;
void f(S &r) {
  S s;
  s << 3;
  s << "x"; }
