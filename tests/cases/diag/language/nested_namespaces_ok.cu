namespace A::B { struct S { typedef int T; }; } namespace A { void f(B::S) {} B::S g(B::S *p, const B::S &q); B::S::T v; struct X : B::S { B::S m; }; }
namespace C::inline D::E { struct S {}; } namespace C { void f(D::E::S); E::S g(); void h(E::S x) {} }
namespace F { namespace G::H { struct S {}; } using namespace G; void f(H::S) {} H::S v; }
namespace AL = A; void k(AL::B::S) {} AL::B::S w;
extern "C++" { namespace L::M { struct S {}; } } namespace L { M::S v; void f(M::S) {} }
struct Out { struct In; enum class En : int; }; struct Out::In { struct Deep { static int x; }; static Deep d; void f(Deep); Deep *g(); }; enum class Out::En : int { a };
int Out::In::Deep::x = 1; Out::In::Deep Out::In::d; void Out::In::f(Deep) {} auto Out::In::g() -> Deep * { return 0; }
template <class T> struct Tm { struct Node { int v; }; Node *find(typename T::key k, Node *n); typename T::val at(Node n); }; template <class T> typename Tm<T>::Node *Tm<T>::find(typename T::key k, Node *n) { return n; } template <class T> typename T::val Tm<T>::at(Node n) { return {}; }
