// expect: 997 warning 25
// expect: 997 warning 32
// expect: 997 warning 35
// expect: 997 warning 36
// expect: 997 warning 35
// expect: 997 warning 36
// expect: 997 warning 42
// expect: 997 warning 46
// expect: 997 warning 29
// expect: 997 warning 42
// expect-device: 997 warning 25
// expect-device: 997 warning 32
// expect-device: 997 warning 35
// expect-device: 997 warning 36
// expect-device: 997 warning 35
// expect-device: 997 warning 36
// expect-device: 997 warning 42
// expect-device: 997 warning 46
// expect-device: 997 warning 29
// expect-device: 177 warning 49
// expect-device: 997 warning 42
// Functions of instances that hide virtual ones, told of at the end of each instance.
template <class T> struct B1 { virtual void g(T); virtual void h(); };
template <class T> struct B2 : B1<T> {
  void g(T *);
};
B2<int> b;
template <class T> struct B4 : B1<T> {
  void g(T *);
};
B4<int> *pb;
struct D : B1<int> { void g(float); };
struct N { virtual void n(int); };
template <class T> struct B5 : N {
  void n(T);
  void n(T *);
};
B5<float> b5;
B5<double> b55;
B5<int> overrides;
template <class T> struct B6 : N {
  void n(T);
};
template struct B6<char>;
template <class T> struct B7 : T {
  void n(char);
};
B7<N> b7;
void q() { B4<char> bb; }
B6<float> b666;
