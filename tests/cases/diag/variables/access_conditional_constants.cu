// expect: 20091 warning 18
// expect: 20091 warning 18
// expect: 20091 warning 19
// expect: 20091 warning 19
// expect: 20091 warning 20
// expect: 20091 warning 21
// expect: 20091 warning 22
// expect: 174 warning 22
// expect: 20091 warning 22
// expect: 20091 warning 22
// expect: 20091 warning 22
// expect: 20091 warning 23
// expect: 20091 warning 24
// expect: 20091 warning 25
// expect: 20091 warning 26
// expect: 20091 warning 26
struct S { int a; int b[2]; }; __device__ constexpr S s = {1, {2, 3}}; __constant__ const int k = 1; __device__ const int a[2] = {1, 2}; const int h = 2;
int f1(int x) { return x ? s.a : k; }
int f2(int x) { return x ? s.b[0] : k; }
int f3(int x) { return x ? k : h; }
int f4(int x) { int i = x ? h : h; i = x ? (x ? k : h) : h; i = x ? k + 0 : h; return i; }
void v(int); void w(const int &); void f5(bool x) { v(x ? k : h); w(x ? k : h); (void)(x ? k : h); x ? k : h; auto z = x ? k : h; auto &y = x ? k : h; const int *p = &(x ? k : h); switch (x ? k : h) {} if (x ? k : h) {} }
constexpr int g(int x) { return x ? k : h; } int arr[g(1)];
template<class T> T t(T x) { return x ? k : h; } auto l = [](int x) { return x ? k : h; };
int f6(long x) { return x ? k : 2L; } int f7(bool b) { return b ? k : static_cast<const int &>(h); }
int f8(bool b) { return b ?: k; } float f9(bool b) { return b ? k : h; } bool f10(bool b) { return b ? k : h; }
