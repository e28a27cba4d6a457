// expect: 20 error 23
// expect: 20 error 24
// expect: 20 error 25
// expect: 20 error 26
// expect: 20 error 28
// expect: 20 error 29
// expect: 20 error 32
// expect: 20 error 33
// expect: 20 error 37
// expect-device: 20 error 23
// expect-device: 20 error 24
// expect-device: 20 error 25
// expect-device: 20 error 26
// expect-device: 20 error 28
// expect-device: 20 error 29
// expect-device: 20 error 32
// expect-device: 20 error 33
// expect-device: 177 warning 33
// expect-device: 20 error 37
// Arguments of templates behind commas that nothing declares.
template <class T, int n>
struct A {};
A<int, unknown1> a1;
A<unknown2, 3> a2;
A<int, unknown3 + 1> *a3;
extern A<int, unknown4> a4;
struct M {
  A<int, unknown5> m;
  A<int, (unknown6)> n;
};
void f() {
  A<int, unknown7> l;
  const A<int, unknown8> &r = l;
}
template <class T>
struct B {
  A<T, unknown9> m;
};
template <class T, int v, int w = 3>
A<T, v> g(A<T, w>);
bool c = 1 < 2, d = 3 > 4, e;
