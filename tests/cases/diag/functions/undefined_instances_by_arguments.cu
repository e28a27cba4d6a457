// expect: 114 warning 11
// expect: 114 warning 11
// expect: 114 warning 11
// expect: 114 warning 11
// expect: 114 warning 11
// expect-device: 114 warning 11
// expect-device: 114 warning 11
// expect-device: 114 warning 11
// expect-device: 114 warning 11
// expect-device: 114 warning 11
template<class T> static T e1(); template<class T, int N = 3> static void e2(T (&)[N]); template<class... T> static void e3(T...); namespace { template<int N> int e4(int); }
int f(int (&a)[2]) { e2(a); e3(1, 'c'); e3(); return e1<int>() + e4<5>(1); }
