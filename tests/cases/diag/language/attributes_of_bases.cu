// expect: 2803 warning 16
// expect: 2803 warning 17
// expect: 2803 warning 19
// expect: 40 error 21
// expect: 40 error 22
// expect-device: 2803 warning 16
// expect-device: 2803 warning 17
// expect-device: 2803 warning 19
// expect-device: 40 error 21
// expect-device: 40 error 22
// Attributes stand in front of a base-specifier, and nowhere in it ([class.derived]).

struct A {};
namespace N { struct A {}; }
struct B : [[]] A {};
struct H : [[unknown::foobar]] A {};
struct I : [[unknown::foobar]] virtual public N::A {};
struct K : [[]] virtual A, [[]] [[]] public N::A {};
template <class T> struct M : [[x::y]] T {};
M<A> m;
struct OE : public [[]] virtual A {};
struct OF : virtual [[]] public A {};
