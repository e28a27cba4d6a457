// expect: 95 error 2
template <class T> struct A { T a[sizeof(T) - 5]; };
template <class T> struct B { A<T> b; };
template <class T> struct C : B<T> { };
C<int> d;
B<short> e;
