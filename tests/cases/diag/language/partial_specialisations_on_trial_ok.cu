// expect: none
// flags: --c++20
// A call that does not fit makes a partial specialisation fail, whatever is called and wherever the call stands.
template <class T> T &&decl();
struct closed { int a; };
struct out { static bool print(long long); };
struct out_object { bool print(long long); };
namespace outs { bool print(long long); }
extern bool (*out_pointer)(long long);

template <class T, class E, class... Ps> struct first : first<T, Ps...> {};
template <class T, class P, class... Ps> struct first<T, decltype(P::print(decl<const T &>())), P, Ps...> { using type = P; };
struct raw { template <class T, unsigned = sizeof(T)> static bool print(const T &); };
template <class T> bool shown(const T &t) {
    using printer = typename first<T, bool, out, bool, raw>::type;
    return printer::print(t);
}
bool both = shown(1) && shown(closed());

template <class T, class E = void> struct a { static constexpr int n = 1; };
template <class T> struct a<T, decltype(void(outs::print(decl<T>())))> { static constexpr int n = 2; };
static_assert(a<closed>::n == 1 && a<int>::n == 2);

template <class T, class E = void> struct b { static constexpr int n = 1; };
template <class T> struct b<T, decltype(void(decl<out_object>().print(T())))> { static constexpr int n = 2; };
static_assert(b<closed>::n == 1 && b<int>::n == 2);

template <class T, class E = bool> struct c { static constexpr int n = 1; };
template <class T> struct c<T, decltype(out_pointer(decl<T>()))> { static constexpr int n = 2; };
static_assert(c<closed>::n == 1 && c<int>::n == 2);

template <class T, unsigned long N = 1> struct d { static constexpr int n = 1; };
template <class T> struct d<T, sizeof(out::print(decl<T>()))> { static constexpr int n = 2; };
static_assert(d<closed>::n == 1 && d<int>::n == 2);

template <class...> using always = void;
template <class T, class E = void> constexpr int e = 1;
template <class T> constexpr int e<T, always<decltype(out::print(decl<T>()))>> = 2;
static_assert(e<closed> == 1 && e<int> == 2);

struct outer {
    template <class T, class E = void> struct f { static constexpr int n = 1; };
    template <class T> struct f<T, decltype(void(out::print(decl<T>())))> { static constexpr int n = 2; };
};
static_assert(outer::f<closed>::n == 1 && outer::f<int>::n == 2);
__global__ void k(int *p) { *p = outer::f<closed>::n; }
