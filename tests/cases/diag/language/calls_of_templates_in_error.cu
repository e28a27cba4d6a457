// expect: 20 error 39
// expect: 304 error 39
// expect: 304 error 40
// expect: 304 error 41
// expect: 304 error 42
// expect: 304 error 43
// expect: 304 error 44
// expect: 304 error 45
// expect: 304 error 49
// expect: 304 error 50
// expect: 304 error 51
// expect-device: 20 error 39
// expect-device: 304 error 39
// expect-device: 304 error 40
// expect-device: 304 error 41
// expect-device: 304 error 42
// expect-device: 304 error 43
// expect-device: 304 error 44
// expect-device: 304 error 45
// expect-device: 304 error 49
// expect-device: 304 error 50
// expect-device: 304 error 51
// flags: --c++17
// An operand that is wrong by itself fits no template whose result or default arguments are worked out from it.
template <class T> auto a1(const T &t) -> decltype(t.size()); template <class T> void a1(T (&t)[3]);
template <class T> auto a2(const T &t) -> decltype(t.size());
template <class T> typename T::type a4(const T &t); template <class T> void a4(T (&t)[3]);
template <class T, class = typename T::type> void a7(T t); template <class T> void a7(T (&t)[3]);
template <class T, class U> auto a9(T, U u) -> decltype(u + 1); template <class T> void a9(T (&t)[3], int);
template <class T, class U> auto b1(T, U u) -> decltype(u.x()); template <class T> void b1(T (&t)[3], int);
template <class T> void b3(T t, typename T::type k); template <class T> void b3(T (&t)[3], int);
template <class T> auto b4(T t) { return t.x(); } template <class T> void b4(T (&t)[3], int);
struct C2 { template <class T> C2(T t, int k); C2(const C2 &); };
template <class T, class... A> void b5(T &&t, A &&...a); template <class T> void b5(T (&t)[3], int);
template <class T> auto b6(T t) -> decltype(t + 1); template <class T> void b6(T (&t)[3]);
template <class T> auto b7(T *t) -> decltype(*t); template <class T> void b7(T (&t)[3]);
template <class T> auto b9(T t) -> decltype(foo(t)); template <class T> void b9(T (&t)[3]);
void f() {
    a1(und);
    a2(und);
    a4(und);
    a7(und);
    a9(und, 1);
    b1(und, 1);
    b3(und, 1);
    b4(und);
    C2 c2(und, 1);
    b5(und, 1);
    b6(und);
    b7(und);
    b9(und);
}
