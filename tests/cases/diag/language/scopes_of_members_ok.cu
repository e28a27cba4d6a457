struct Base { struct B { struct J { J(int = 0); }; static constexpr bool v = true; typedef int T; }; typedef B Alias; };
struct X { X(int); };
struct D : Base, X, Base::B::J { D(); D(int) noexcept(B::v); void f() noexcept(Later::v); auto g() -> B::T; int h(B::T, Alias::T); struct Later { static constexpr bool v = true; }; };
D::D() : X(1), B::J(2) {}
D::D(int) noexcept(B::v) : X(2) {}
void D::f() noexcept(D::Later::v) {}
auto D::g() -> B::T { return 0; }
int D::h(B::T, Alias::T) { return 0; }
template <class T> struct Q : Base { Q() : n(0) {} int n; B::T m; void k(B::T); };
template <class T> void Q<T>::k(B::T) {}
namespace n { struct S { typedef int T; }; namespace m { struct R { typedef int T; }; } using namespace m; R::T w(R::T, S::T); }
n::R::T n::w(R::T, S::T) { return 0; }
extern "C" { struct CS { enum CE { a }; }; } CS::CE ce(CS::CE *, const CS::CE &);
namespace { struct Un { typedef int T; }; } Un::T un(Un::T *);
inline namespace v1 { namespace v2 { struct In { typedef int T; }; } } v2::In::T in(v2::In::T, const v2::In::T *);
struct Fr { friend class Hidden; class Own { public: typedef int T; }; Own::T m(Own::T *); static Own::T s; }; Fr::Own::T Fr::s; Fr::Own::T Fr::m(Own::T *) { return 0; }
void blocks() { struct L { typedef int T; static L::T f(L::T); }; L::T x(1); typedef L K; K::T y(2); using W = L; W::T z(3); extern L::T *lp(L::T); }
