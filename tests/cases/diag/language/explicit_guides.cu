// expect: 415 error 18
// expect-device: 415 error 18
// flags: --c++17
// Behind `=` no explicit guide deduces the arguments of a class template; explicit constructors do, and are refused then.
template <class T, class U> struct same { static const bool value = false; };
template <class T> struct same<T, T> { static const bool value = true; };
template <class T> struct Copied { Copied(T) {} };
template <class T> explicit Copied(const Copied<T> &) -> Copied<void>;
Copied<int> first{42};
Copied second = first;
static_assert(same<decltype(second), Copied<int>>::value, "");
template <class T> struct Held { Held(T) {} };
template <class T> explicit Held(T *) -> Held<T>;
int *pointer = nullptr;
Held third = pointer;
static_assert(same<decltype(third), Held<int *>>::value, "");
template <class T> struct Made { explicit Made(T *) {} Made(T) {} };
Made fourth = pointer;
Made fifth(pointer);
static_assert(same<decltype(fifth), Made<int>>::value, "");
int main() { Held local = pointer; }
