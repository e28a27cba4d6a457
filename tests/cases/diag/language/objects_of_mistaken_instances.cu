// expect: 144 error 11
// expect: 262 error 12
// expect: 135 error 13
// expect: 937 error 14
// expect: 281 error 14
// expect: 65 error 14
// expect: 135 error 15
// expect: 1574 error 17
// What only the arguments of a class template make wrong is told where there is an object.
struct Plain { int id; }; struct Deep { struct inner { int q; }; static const int count = 3; };
template <typename T> struct Wrapper { T value = "text"; };
template <typename T> struct Derived : T { };
template <typename T> struct Sized { int items[T::count]; };
template <typename T> struct Pointer { typename T::element_type *p; };
template <typename T> struct Nested { typename T::missing value; };
template <typename T> struct Base2 : Nested<T> { };
template <typename T> struct As { static_assert(sizeof(T) > 4, "big"); };
Wrapper<int> use_wrapper;
Derived<int> use_derived;
Derived<Plain> fine1; Sized<Deep> fine2;
Sized<Plain> use_sized;
Pointer<int> element_of_int;
void missing_type() { Nested<Plain> n; (void)n; }
As<char> as;
struct Member { Nested<char> &r; Nested<long> *p; };
Nested<long> *only_pointer; extern Nested<unsigned> declared;
Wrapper<int> with_value{3}; Wrapper<const char *> fine3;
