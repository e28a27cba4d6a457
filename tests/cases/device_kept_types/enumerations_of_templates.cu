// Enumerations that declarations of templates name, whether anybody instantiates them or not.
#define ENUMERATION(NAME) enum NAME { NAME##_value = 3 };

// --- kept ---
ENUMERATION(Parameter)
template <class T> void parameter(Parameter, T);
ENUMERATION(Pointer)
template <class T> void pointer(Pointer *, T) {}
ENUMERATION(Result)
template <class T> Result result(T);
ENUMERATION(Trailing)
template <class T> auto trailing(T) -> Trailing;
ENUMERATION(Default)
template <class T> void with_default(T, int = sizeof(Default));
ENUMERATION(Value)
template <class T> void with_value(T, int = Value_value);
ENUMERATION(TypeParameter)
template <class T, class U = TypeParameter> void type_parameter(T);
ENUMERATION(ValueParameter)
template <class T, int = ValueParameter_value> void value_parameter(T);
ENUMERATION(Exceptions)
template <class T> void exceptions(T) noexcept(Exceptions_value == 3);
ENUMERATION(Argument)
template <class T, class U> struct Pair {};
template <class T> void argument(Pair<T, Argument>);
ENUMERATION(Member)
ENUMERATION(Bound)
ENUMERATION(Nested)
ENUMERATION(MemberTemplate)
ENUMERATION(FriendTemplate)
template <class T> struct Members {
    Member member;
    T bound[Bound_value];
    enum { nested = Nested_value };
    template <class U> void member_template(MemberTemplate, U) {}
    template <class U> friend void friend_template(FriendTemplate, Members, U) {}
};
ENUMERATION(Base)
template <class T> struct Derived : Pair<T, Base> {};
ENUMERATION(Partial)
template <class T> struct Partially;
template <class T> struct Partially<T *> { void member(Partial); };
ENUMERATION(Alias)
template <class T> using Aliased = Alias;
ENUMERATION(Variable)
template <class T> Variable variable = Variable();
ENUMERATION(Renamed)
typedef Renamed Rename;
template <class T> void renamed(Rename, T);
enum class Scoped { value };
template <class T, Scoped = Scoped::value> struct OfScoped;
ENUMERATION(OfPlainClass)
struct Plain {
    template <class U> struct Inner { OfPlainClass member; };
};

// --- not kept ---
ENUMERATION(Body)
template <class T> void body(T) { Body local = Body_value; (void)local; }
ENUMERATION(Assertion)
template <class T> struct Asserts { static_assert(Assertion_value == 3, ""); };
ENUMERATION(Friend)
template <class T> struct Befriends { friend void befriended(Friend, Befriends) {} };
ENUMERATION(OfNestedClass)
template <class T> struct Around { struct Inside { OfNestedClass member; void take(OfNestedClass); }; };
ENUMERATION(OfMemberTemplate)
struct Host { template <class U> OfMemberTemplate take(OfMemberTemplate, U); };
enum class Empty : char {};
template <class T> void empty(Empty, T);

// --- of functions: pointers and references to them, and functions that are called ---
ENUMERATION(Pointed)
inline void pointed(Pointed *) {}
ENUMERATION(Called)
inline int called(Called) { return 1; }
inline int calls(Called value) { return called(value); }
ENUMERATION(ByValue)
inline int by_value(ByValue value) { return value; }
ENUMERATION(Declared)
void declared(Declared *);
struct Word { long value; Word() : value(0) {} };
struct Words {
    enum { count = 8 };
    Word words[count];
    Word rest;
    Word &at(int place) { return (unsigned)place < count ? words[place] : rest; }
};

__global__ void kernel(int *p) { *p = 1; }
