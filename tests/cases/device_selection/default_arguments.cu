// Default arguments count where they are used; default member initialisers with constructors, or in plain classes.
template <int N> __global__ void k() {}
using Kernel = void (*)();
void never(Kernel kernel = k<1>);
void used(Kernel kernel = k<2>);
void host() { used(); }
template <int N> struct Defaulted { Kernel kernel = k<N>; };
Defaulted<3> *pointer;
Defaulted<4> object;
template <int N> struct Written { Kernel kernel = k<N>; Written() {} Written(int) : kernel(nullptr) {} };
Written<5> written;
Written<6> other(1);
struct Plain { Kernel kernel = k<7>; };
template <int N> struct Constructed { Constructed(Kernel kernel = k<N>) {} };
Constructed<8> constructed;
