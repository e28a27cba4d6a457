// expect: 505 error 30
// expect: 147 error 31
// expect: 506 error 32
// expect: 147 error 33
// expect: 147 error 34
// expect: 307 error 36
// expect: 307 error 37
// expect: 147 warning 41
// expect: 802 warning 43
// expect: 307 warning 43
// expect: 802 warning 44
// expect: 307 warning 44
// expect: 802 warning 46
// expect: 307 warning 46
// expect: 307 error 48
// expect: 3369 error 52
// expect: 2638 error 55
// expect: 443 error 59
// expect: 443 error 60
// expect: 442 error 62
// expect: 3369 error 64
// expect: 840 error 66
// expect: 842 warning 68
// expect: 442 error 70
// expect: 443 error 71
// expect: 20 error 72
// expect: 20 error 73
// Later declarations of templates, and partial specialisations.
template <typename T, typename U> struct Two { };
template <typename T> struct Two;
template <typename T, int N> struct Two;
template <typename T, typename U, typename V> struct Two;
template <template <class> class C, typename T> struct Two;
template <typename T, typename... U> struct Two;
template <typename T = int> struct Def;
template <typename T = int> struct Def { };
template <typename T = char> struct Def;
template <typename T> struct Ok; template <typename T> struct Ok { }; template <class U> struct Ok;
template <typename T> class Ok;
template <int N> struct Val { };
template <long N> struct Val;
template <typename T> void fun(T t, int n = 3);
template <typename T> void fun(T t, int n = 3);
template <typename T> void fun(T t, int n = 4) { }
template <typename T> void fun2(T t = T()) { }
template <typename T> void fun2(T t = T());
template <typename T = int> void fun3(int);
template <typename T = int> void fun3(int);
template <typename T> int fun4(T);
template <typename T> float fun4(T);
template <typename T> int fun4(T) { return 0; }
template <typename T> int fun4(T t) { return 1; }
template <typename T> using Al = T *;
template <typename T> using Al = T *;
template <typename T> using Al = T &;
template <typename T> T var = T();
struct fun4 { };
template <typename T> struct Base { };
template <typename T> struct Base<T, int> { };
template <typename T> struct Base<T *, int> { };
template <typename T, typename U> struct Pair2 { };
template <typename T> struct Pair2<T> { };
template <typename T> struct Pair2<T, T> { };
template <typename T> struct Pair2<T, T> { };
template <typename T, typename U> struct Pair2<U, T> { };
template <typename T, typename U> struct Pair2<T, U> { };
template <typename T, typename U> struct Pair2<T *, U *> { void f(); };
template <typename T, typename U> struct Pair2<T, int> { };
template <typename T, int N> struct Pair2<T, int[N]> { };
template <> struct Pair2<int> { };
template <> struct Pair2<int, int, int> { };
template <> struct Pair2<int, Wdget> { };
template <typename T> struct Pair2<Wdget, T> { };
Pair2<int, char> used;
template <> struct Pair2<short, char>; template <> struct Pair2<short, char> { }; 
int after;
