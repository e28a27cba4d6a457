// Static objects, variable templates, static members of class templates.
template <int N> __global__ void k() {}
template <int N> struct Single { static Single &get() { static Single single; return single; } Single() { k<N><<<1, 1>>>(); } };
void host() { Single<1>::get(); }
template <int N> struct Static { static void (*const kernel)(); static inline void (*other)() = k<N + 1>; };
template <int N> void (*const Static<N>::kernel)() = k<N>;
void uses() { auto f = Static<10>::kernel; (void)sizeof(Static<20>::kernel); Static<30>::other(); }
Static<40> object;
template <int N> void (*variable)() = k<N>;
void reads() { auto f = variable<50>; }
template <class T> struct Registrar { Registrar() { k<60 + sizeof(T)><<<1, 1>>>(); } };
template <class T> Registrar<T> registrar;
template Registrar<int> registrar<int>;
