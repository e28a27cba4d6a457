// flags: -std=c++17
// a namespace that an inline namespace declared first is added to from the namespace around it ([namespace.def])
namespace a { inline namespace b { namespace c { struct s { int m; }; int f(s); } } namespace c { int g(s x) { return x.m + f(x); } } }
int a::c::f(s x) { return x.m; }
namespace a::c { int h(s x) { return g(x); } __device__ s dv; __global__ void k(s) {} template <class T> __global__ void kt(T) {} }
int v = a::c::h({1}) + a::b::c::g({2});
void launch() { a::c::k<<<1, 1>>>({3}); a::b::c::kt<<<1, 1>>>(a::c::s{4}); }
namespace std_ { namespace rel { struct o { int a; }; } inline namespace v1 { namespace lit { inline namespace s { struct t { int z; }; } } } namespace lit { t x; namespace s2 { t y; } } }
namespace std_ { namespace rel { o q; } namespace lit { inline namespace s { t w; } } }
namespace std_::lit::s2 { t k; }
int u = std_::lit::x.z + std_::lit::s2::y.z + std_::rel::q.a + std_::v1::lit::w.z + std_::lit::s::w.z + std_::lit::s2::k.z;
namespace { namespace c { struct s1 { int a; }; } } namespace d { namespace { namespace e { int f; } } namespace g { int h; } }
int z = d::e::f + d::g::h; c::s1 cc;
