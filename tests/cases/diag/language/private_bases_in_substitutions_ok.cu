// Base classes that are private count for every conversion that a substitution tries, but for casts in C notation.
struct truth { static const bool value = true; };
struct falsehood { static const bool value = false; };
template <class T> T make();

struct base
{
    int m, u;
    int f();
    int operator[](int);
    virtual ~base();
};
struct open : base { };
struct shut : private base { using base::u; using base::operator[]; };
class by_default : base { };
struct shielded : protected base { };
struct further : shut { };
struct by_friend : private base { friend truth; template <class T> friend struct other; };
struct twice : virtual private base { };
struct both : private virtual base, twice { };

int by_reference(base &);
int by_pointer(base *);
int chosen(base &);
int chosen(...);

template <class T> auto converts(T &t, int) -> decltype(by_reference(t), truth());
template <class T> falsehood converts(T &, long);
template <class T> auto points(T &t, int) -> decltype(by_pointer(&t), truth());
template <class T> falsehood points(T &, long);
template <class T> auto casts(T &t, int) -> decltype(static_cast<base &>(t), truth());
template <class T> falsehood casts(T &, long);
template <class T> auto casts_down(T &, base &b, int) -> decltype(static_cast<T &>(b), truth());
template <class T> falsehood casts_down(T &, base &, long);
template <class T> auto casts_dynamically(T &t, int) -> decltype(dynamic_cast<base *>(&t), truth());
template <class T> falsehood casts_dynamically(T &, long);
template <class T> auto c_casts(T &t, int) -> decltype((base &)t, truth());
template <class T> falsehood c_casts(T &, long);
template <class T> auto compares(T &t, base *p, int) -> decltype(&t == p, truth());
template <class T> falsehood compares(T &, base *, long);
template <class T> auto selects(T &t, base &b, int) -> decltype(true ? t : b, truth());
template <class T> falsehood selects(T &, base &, long);
template <class T> auto names(T &t, int) -> decltype(t.u, truth());
template <class T> falsehood names(T &, long);
template <class T> auto qualifies(T &t, int) -> decltype(t.base::f(), truth());
template <class T> falsehood qualifies(T &, long);
template <class T> auto subscripts(T &t, int) -> decltype(t[0], truth());
template <class T> falsehood subscripts(T &, long);
template <class T> auto takes_member(T &t, int base::*m, int) -> decltype(t.*m, truth());
template <class T> falsehood takes_member(T &, int base::*, long);
template <class T> auto is_chosen(T &t, int) -> decltype(chosen(t), truth());
template <class T> falsehood is_chosen(T &, long);
template <class T> auto copies(T &t, int) -> decltype(base(t), truth());
template <class T> falsehood copies(T &, long);

#define ALL(T, YES)                                                                      \
    static_assert(decltype(converts(make<T &>(), 0))::value == YES, "");                 \
    static_assert(decltype(points(make<T &>(), 0))::value == YES, "");                   \
    static_assert(decltype(casts(make<T &>(), 0))::value == YES, "");                    \
    static_assert(decltype(casts_down(make<T &>(), make<base &>(), 0))::value == YES, ""); \
    static_assert(decltype(casts_dynamically(make<T &>(), 0))::value == YES, "");        \
    static_assert(decltype(c_casts(make<T &>(), 0))::value, "");                         \
    static_assert(decltype(compares(make<T &>(), make<base *>(), 0))::value == YES, ""); \
    static_assert(decltype(selects(make<T &>(), make<base &>(), 0))::value == YES, "");  \
    static_assert(decltype(qualifies(make<T &>(), 0))::value == YES, "");                \
    static_assert(decltype(takes_member(make<T &>(), make<int base::*>(), 0))::value == YES, ""); \
    static_assert(decltype(is_chosen(make<T &>(), 0))::value == YES, "");                \
    static_assert(decltype(copies(make<T &>(), 0))::value == YES, "");                   \
    static_assert(__is_constructible(base, T) == YES, "");                               \
    static_assert(__is_constructible(base *, T *) == YES, "");                           \
    static_assert(__is_constructible(int T::*, int base::*) == YES, "");                 \
    static_assert(__is_assignable(base &, T &) == YES, "");                              \
    static_assert(__is_convertible_to(T &, base &) == YES, "");

ALL(open, true)
ALL(shut, false)
ALL(by_default, false)
ALL(shielded, false)
ALL(by_friend, false)

static_assert(decltype(converts(make<further &>(), 0))::value == false, "");
static_assert(decltype(names(make<shut &>(), 0))::value, "");
static_assert(decltype(names(make<further &>(), 0))::value, "");
static_assert(!decltype(names(make<by_default &>(), 0))::value, "");
static_assert(decltype(subscripts(make<shut &>(), 0))::value, "");
static_assert(!decltype(subscripts(make<by_default &>(), 0))::value, "");
static_assert(!decltype(converts(make<twice &>(), 0))::value, "");
static_assert(!decltype(converts(make<both &>(), 0))::value, "");
