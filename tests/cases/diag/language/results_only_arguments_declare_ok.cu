// expect: none
// flags: --c++17
// The result of a function template calls what only its arguments may declare: where none does, the candidate drops out.
template <class T> T &&decl();
template <class A, class B> struct same { static constexpr bool v = false; };
template <class A> struct same<A, A> { static constexpr bool v = true; };
template <bool, class T> struct when {};
template <class T> struct when<true, T> { using type = T; };
struct tag {};
namespace far { struct ball {}; char *distance(ball); }
namespace shapes {
namespace fallback {
struct none;
none distance(...);
template <class S, class R = decltype(distance(decl<S const &>()))> typename when<!same<R, none>::v, R>::type get(S const &);
template <class S, class R = decltype(distance(decl<S const &>()))> typename when<same<R, none>::v, long>::type get(S const &);
}
template <class S> struct wrap { int i; };
template <class S> decltype(distance(decl<S &>())) distance(wrap<S> const &);
template <class S> decltype(distance(decl<S &>())) *twice(wrap<S> const &);
int twice(...);
}
static_assert(same<decltype(shapes::fallback::get(decl<shapes::wrap<tag> const &>())), long>::v, "");
static_assert(same<decltype(shapes::fallback::get(decl<shapes::wrap<far::ball> const &>())), char *>::v, "");
static_assert(same<decltype(twice(shapes::wrap<tag>())) *, int *>::v, "");
static_assert(same<decltype(twice(shapes::wrap<far::ball>())), char **>::v, "");
__global__ void k(int *p) { *p = sizeof(shapes::fallback::get(shapes::wrap<tag>())); }
