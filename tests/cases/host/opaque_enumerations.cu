// flags: -std=c++17
// enumerations that are declared with their underlying type and defined by a qualified name
namespace kinds_ {
namespace n { enum q : short; enum class c : int; struct s { enum e : char; enum class f; enum class g : unsigned; e get(); static const int k = 3; struct in { enum d : long; d v; }; }; namespace i { enum z : int; } inline namespace w { enum y : int; struct o { enum y2 : int; }; } }
enum n::q : short { q1 = 4, q2, q3 = q1 + 5 }; enum class n::c : int { a = 1, b = a + 2 }; enum n::s::e : char { e1 = k, e2 = e1 + sizeof(s) }; enum class n::s::f { f1 = 7 }; enum class n::s::g : unsigned { g1 = 8u }; enum n::s::in::d : long { d1 = 9 }; enum n::i::z : int { z1 = 2 }; enum n::w::y : int { y1 = 6 }; enum n::o::y2 : int { y3 = 1 };
n::s::e n::s::get() { return e2; } int arr[n::q3]; template <int N> struct t { enum { v = N }; }; int sw(n::q v) { switch (v) { case n::q1: return 1; case n::q::q2: return 2; default: return 3; } }
int m() { n::s x; n::s::in y{n::s::in::d1}; auto l = [] { return n::q2 + n::s::e1; }; return n::q1 + (int)n::c::b + x.get() + n::s::e1 + (int)n::s::f::f1 + (int)n::s::g::g1 + (int)y.v + n::i::z1 + n::y1 + n::o::y3 + t<n::q2>::v + sw(n::q1) + l() + sizeof(n::q) + sizeof(arr); }
}
namespace tmpl_ {
template <class T> struct s { enum q : T; enum class c : T; q f(); int sw(c v); }; template <> enum s<char>::q : char { x2 = 3, y2 }; template <class T> enum s<T>::q : T { x = 5, y = sizeof(T), z = x + 3 }; template <class T> enum class s<T>::c : T { p = 2, r = p + 4 };
template <class T> typename s<T>::q s<T>::f() { return q(1); } template <class T> int s<T>::sw(c v) { switch (v) { case c::p: return 1; case c::r: return 2; } return 3; }
template <class T> int use() { return s<T>::x + (int)s<T>::c::p; }
int m() { return s<int>::x + s<long>().f() + use<long>() + s<int>().sw(s<int>::c::p) + s<char>::y2 + s<short>::z; }
}
namespace same_ {
enum g : int; enum g : int { g1 = 2 }; namespace a { struct s { struct in; enum e : int; class p { public: enum e : int; }; }; } namespace b { struct s { struct in; enum e : int; enum e : int { eb = 30 }; }; } struct a::s::in { int v = 1; int w() { return v; } }; struct b::s::in { int u = 2; }; enum a::s::e : int { ea = 3 }; enum a::s::p::e : int { ep = 5 };
namespace c { enum o : int; enum r : int; using R = r; } enum c::o : int { c1, c2 }; enum c::r : int { c3 = 4 }; extern c::o glob; c::o glob = c::c2; int f() { enum loc : int; enum loc : int { l1 = 8 }; return l1; } 
int m() { a::s::in x; b::s::in y; return g1 + x.w() + y.u + a::s::ea + b::s::eb + a::s::p::ep + c::c2 + c::R::c3 + glob + f(); }
}
