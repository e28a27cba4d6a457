// expect: 505 error 8
// expect: 3369 error 11
// expect: 135 error 12
// expect: 174 warning 12
// expect: 174 warning 12
// A definition with another number of parameters is not that of the template.
template <typename T, typename U> class Box;
template <typename T> class Box { T value; };
template <typename T, typename U> class Box { public: T a; U b; };
template <typename T> struct Def { T t; };
template <typename T, typename U> struct Def { T t; };
int f(Box<int, int> b, Def<int> d) { b.value; b.a; d.t; return b.b; }
