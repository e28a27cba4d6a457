// expect: 40 error 14
// expect: 40 error 17
// expect: 40 error 18
// expect: 40 error 19
// expect: 40 error 22
// expect-device: 40 error 14
// expect-device: 40 error 17
// expect-device: 40 error 18
// expect-device: 40 error 19
// expect-device: 40 error 22
// Where the name of a base class should stand is something else.
struct Base {};
template <class D> class Stage {};
class Arguments : public <Arguments> {
    int x;
};
class Alone : <Alone> {};
class Second : public Base, private <int> {};
class Body : public {
    int y;
};
class Virtual : virtual {
    int z;
};
// These follow the grammar.
template <class... T> struct Pack : T... {};
template <class T, int N = (1 < 2)> struct Right : Base {};
struct Mixed : public virtual Base, protected Right<int, 3> {
    int a : 3, b : 4;
};
struct Deduced : decltype(Base()) {};
template <class T> struct Dependent : T::template in<3> {};
