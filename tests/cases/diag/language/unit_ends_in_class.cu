// expect: 65 error 3
int x;
template <class T> struct S { T t; }
