// expect: 135 error 35
// expect: 135 error 36
// expect: 135 error 37
// expect: 135 error 38
// expect: 20 error 39
// expect: 498 error 39
// expect: 20 error 40
// expect: 147 error 40
// expect: 20 error 41
// expect: 498 error 41
// expect: 20 error 42
// expect: 147 error 42
// expect: 147 error 43
// expect: 20 error 44
// expect: 457 error 45
// expect: 147 error 46
// expect: 147 error 48
// expect: 135 error 49
// expect: 135 error 50
// expect: 147 error 51
// expect: 506 error 52
// expect: 147 error 53
// expect: 135 error 53
// expect: 147 error 55
// expect: 147 error 56
// expect: 498 error 57
// expect: 498 error 58
// expect: 135 error 59
// What a base class declares is not defined as a member of the derived one.
template <class T> struct Box { T item; void f(T) const; void s(T); static int n; };
struct Base { void b(); static int sb; }; template <class T> struct Dep { void d(); };
template <class T> struct D1 : Base { void own(); };
template <class T> struct D2 : Dep<T> { void own(); };
template <class T> struct D3 : T { void own(); };
template <class T> void D2<T>::d() { }
template <class T> void D3<T>::d() { }
template <class T> Box<T>::Box() { }
template <class T> Box<T>::Box(int) { }
template <class T> Nod &Box<T>::s(T) { }
template <class T> Nod Box<T>::f(T) const { }
template <class T> const Nod &Box<T>::s(T) { }
template <class T> void Box<T>::s(Nod) { }
template <class T> void Box<T>::s(T x, int y = 3) { }
template <class T> void Box<T>::s(T) { return undefined1; }
template <class T> int Box<T>::s = 3;
template <class T> int Box<T>::n(int) { return 0; }
namespace N { template <class T> struct In { void f(); static T v; struct X { void g(); }; }; }
template <class T> void N::In<T>::f(int) { }
template <class T> void N::In<T>::h() { }
template <class T> void N::In<T>::X::h() { }
template <class T> T *N::In<T>::v = 0;
template <class T, class U> void N::In<T>::f() { }
namespace N { template <class T> void In<T>::f(int) { } template <class T> void In<T>::k() { } }
template <class T, int K> struct Arr { T d[K]; T &at(int); template <int M> Arr<T, M> cut() const; Arr &self(); static constexpr int size = K; };
template <class T, int K> T Arr<T, K>::at(int) { }
template <class T, int K> Arr<T, K> Arr<T, K>::self() { }
template <class T> T &Arr<T, 3>::at(int) { }
template <class T, int K> T &Arr<T, K + 1>::at(int) { }
template <class T, int K> T &Arr<T, K>::At(int) { }
template <class T, int K> constexpr int Arr<T, K>::size;
