// flags: -std=c++20
// Constraints choose: requires clauses, subsumption, abbreviated templates, requires expressions that make nothing.
template <int N, class T> __global__ void k() {}
template <class T> concept Small = sizeof(T) <= 2;
template <class T> concept Tiny = Small<T> && sizeof(T) == 1;
template <class T> concept Runs = requires(T t) { t.run(); k<99, T>; };
void by(auto x) { k<1, decltype(x)><<<1, 1>>>(); }
void by(Small auto x) { k<2, decltype(x)><<<1, 1>>>(); }
void by(Tiny auto x) { k<3, decltype(x)><<<1, 1>>>(); }
template <class T> struct S { void go() requires Small<T> { k<4, T><<<1, 1>>>(); } void go() { k<5, T><<<1, 1>>>(); } };
template <Runs T> void start(T t) { t.run(); }
struct R { void run() { k<6, R><<<1, 1>>>(); } };
template <class T> void probe() { if constexpr (requires { sizeof(k<98, T>) > 0; }) k<7, T><<<1, 1>>>(); if constexpr (Runs<T>) k<8, T><<<1, 1>>>(); }
template <class T> void named() { if constexpr (requires { k<97, T>; sizeof(k<96, T>); }) k<21, T><<<1, 1>>>(); if constexpr (requires(T t) { t; k<95, T>; }) k<22, T><<<1, 1>>>(); }
template <class T> struct F { template <auto V> void operator()() { k<9 + V, T><<<1, 1>>>(); } };
void host() { by(1.0); by((short)1); by('c'); S<char>().go(); S<long>().go(); start(R()); probe<int>(); probe<R>(); named<int>(); F<int>().operator()<3>(); auto l = []<class T>(T) { k<20, T><<<1, 1>>>(); }; l(1u); }
