// expect: 458 error 17
// expect: 458 error 18
// expect: 458 error 19
// expect: 458 error 21
// expect: 458 error 22
// expect-device: 458 error 17
// expect-device: 458 error 18
// expect-device: 458 error 19
// expect-device: 458 error 21
// expect-device: 458 error 22
// expect-device: 177 warning 21
// expect-device: 177 warning 22
// A null pointer is no argument for a parameter of an integer type.
template <unsigned long N> struct M {};
template <class T, int N> struct A {};
template <bool B> struct Bo {};
M<nullptr> m;
A<int, nullptr> a;
Bo<nullptr> b;
void g() {
    A<int, nullptr> l;
    M<nullptr> *p;
}
