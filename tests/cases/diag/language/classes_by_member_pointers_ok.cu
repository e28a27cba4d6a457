typedef char one; struct two { char d[2]; };
template <typename T> one chk(int T::*); template <typename T> two chk(...);
template <typename T> struct is_class { static const bool value = sizeof(chk<T>(0)) == 1; };
template <typename T> one fn(void (T::*)() const); template <typename T> two fn(...);
template <typename T> one obj(T is_class<int>::*); template <typename T> two obj(...);
template <typename T> struct rest { static const int value = sizeof(fn<T>(0)) * 10 + sizeof(obj<T>(0)); };
struct X {}; union U {}; enum E {}; enum class S {};
static_assert(is_class<X>::value && is_class<U>::value && is_class<const X>::value && is_class<rest<int>>::value, "");
static_assert(!is_class<int>::value && !is_class<char[3]>::value && !is_class<E>::value && !is_class<S>::value && !is_class<X &>::value, "");
static_assert(!is_class<void>::value && !is_class<const int>::value && !is_class<X *>::value && !is_class<int()>::value && !is_class<int X::*>::value && !is_class<const void>::value, "");
static_assert(rest<X>::value == 11 && rest<int>::value == 21 && rest<int &>::value == 22 && rest<void>::value == 22 && rest<int(int)>::value == 21 && rest<const void>::value == 22, "");
template <class T, class = int T::*> struct only { }; template <class T> void only_of(typename only<T>::type); template <class T> int only_of(...);
int main() { return only_of<int>(1); }
