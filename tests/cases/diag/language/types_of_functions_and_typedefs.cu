// expect: 2662 error 25
// flags: --c++17
// Types of functions with qualifiers as template arguments.
template <class T> struct Traits;
template <class R> struct Traits<R() const> { static const int n = 0; };
template <class R, class A> struct Traits<R(A) volatile> { static const int n = 1; };
template <class R, class A> struct Traits<R(A) const &> { static const int n = 2; };
template <class R, class... A> struct Traits<R(A...) &&> { static const int n = 3; };
struct Result {};
static_assert(Traits<Result() const>::n == 0 && Traits<void(int) volatile>::n == 1, "");
static_assert(Traits<Result(Result) const &>::n == 2 && Traits<void(int, int) &&>::n == 3, "");

// A typedef with the name of the template that it names.
template <class T> struct base { typedef T value; };
struct derived { typedef base<derived> base; base *pointer; typedef base::value value; };
namespace trees {
template <class T> struct node {};
struct tree { typedef node<int> node; node root; node *find(node); };
}

// Objects of empty classes in constexpr functions have nothing to be initialised.
struct Empty {};
struct Full { int x; };
constexpr int empty() { Empty one; return 1; }
constexpr int full() { Full one; return 1; }
