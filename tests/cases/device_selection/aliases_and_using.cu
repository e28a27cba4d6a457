// Names by other ways: using-declarations, namespace aliases, alias templates, inherited names, using enum values, inline namespaces.
namespace a { inline namespace v1 { template <int N> __global__ void k() {} } namespace b { template <class T> void go() { k<sizeof(T)><<<1, 1>>>(); } } }
namespace short_name = a::b;
namespace c { using a::k; using namespace a::b; }
template <class T> struct Base { template <int N> void start() { a::k<N><<<1, 1>>>(); } template <int N> static void st() { c::k<N + 1><<<1, 1>>>(); } };
template <class T> struct Derived : Base<T> { using Base<T>::st; void run() { this->template start<20>(); Base<T>::template start<21>(); Derived::template st<22>(); } };
template <int N> using Alias = Derived<char[N]>;
enum { FROM_ENUM = 40 };
typedef Base<int> Typedef;
extern "C++" { template <int N> void linked() { a::v1::k<N><<<1, 1>>>(); } }
void host() { short_name::go<char>(); c::go<double>(); c::k<3><<<1, 1>>>(); Alias<4>().run(); Typedef::st<FROM_ENUM>(); linked<50>(); { using a::k; k<60><<<1, 1>>>(); } auto p = &Typedef::start<70>; (Typedef().*p)(); }
