// expect: none
// flags: --c++17
// The operand of sizeof, noexcept and typeid may be a comma expression.
typedef char yes_type; struct no_type { char data[2]; };
template<typename T> T create_a(); 
template<bool, typename T = void> struct enable_if { typedef T type; }; template<typename T> struct enable_if<false, T> { };
template<typename T> typename enable_if<(sizeof(new T, 0) > 0), yes_type>::type check_new(int);
template<typename T> no_type check_new(...);
template<typename T, typename U> typename enable_if<(sizeof(create_a<T>() + create_a<U>(), 1) > 0), yes_type>::type check_add(int);
template<typename T, typename U> no_type check_add(...);
static_assert(sizeof(check_new<int>(0)) == 1 && sizeof(check_new<int&>(0)) == 2, "");
static_assert(sizeof(check_add<int, long>(0)) == 1 && sizeof(check_add<int*, int*>(0)) == 2, "");
static_assert(sizeof((void)0, 2) == 4 && noexcept((void)1, 2), "");
