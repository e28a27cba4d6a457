// expect: 135 error 12
// expect: 135 error 13
// expect: 135 error 19
// expect-device: 135 error 12
// expect-device: 135 error 13
// expect-device: 135 error 19
// flags: --c++20
// Members that a class template lacks, defined behind a head with constraints.
template <typename T> concept Policy = requires(T t) { t.next(); };
template <typename T, Policy P> class Queue { void push(T); int n; template <typename F> void each(F f); };
template <typename T, Policy P> void Queue<T, P>::push(T) {}
template <typename T, Policy P> void Queue<T, P>::clear() { n = {}; }
template <typename T, Policy P> int Queue<T, P>::count = 3;
template <typename T, Policy P> template <typename F> void Queue<T, P>::each(F f) {}
template <typename T> struct Part { void f(); };
template <Policy T> struct Part<T> { void g(); };
template <Policy T> void Part<T>::g() {}
template <typename T> void Part<T>::f() {}
template <typename T> void Part<T>::h() {}
