// expect: 95 error 4
template <class T> struct Y { char c[sizeof(T) - 8]; };
Y<char> small;
template <class T> struct Z { T c[sizeof(T) - 8]; };
Z<char> fits; Z<int> large;
