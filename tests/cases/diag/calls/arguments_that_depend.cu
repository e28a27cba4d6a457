// expect: 20007 error 32
// expect: 20007 error 33
// expect: 20007 error 34
// expect: 20007 error 35
// expect: 20007 error 39
// expect: 20007 error 41
// expect: 20007 error 42
// expect: 20007 error 43
// expect: 20007 error 44
// expect: 20007 error 45
// expect: 20007 error 46
// expect: 20007 error 47
// expect: 20007 error 49
// expect: 20007 error 54
// expect: 20007 error 56
// expect: 20007 error 59
// expect: 20007 error 63
// expect: 20007 error 67
// expect: 20007 error 68
// expect: 20007 error 69
// expect: 20007 error 73
// expect: 20007 error 74
// expect: 20007 error 75
// expect: 20007 error 76
// expect: 20007 error 77
// expect: 20007 error 78
// A plain name waits where the type of an argument depends, or its value may make it a null pointer.
namespace N { int h(int); struct A {}; int *ph(int); A ah(int); int &rh(int); }
int h(int); __device__ int d(int); __device__ int da(N::A); __device__ int dp(int *);
struct S { int m(int); int f; };
template <class T, int I> void t(T v, S s, int *arr) {
d((int)v);
d(static_cast<int>(v));
d(int(v));
d(sizeof(v));
d(noexcept(v));
d(h(v));
d(arr[v]);
d(v ? 1 : 2);
d(!v);
d(N::h(v) + 1);
d(s.m(v));
da(N::ah(v));
dp(N::ph(v));
d(*N::ph(v));
d(N::rh(v));
d((N::h)(v));
d((v, 1));
d(N::h(I));
d(I);
d(I + 1);
d((int)I);
d(-I);
d(true ? N::h(v) : 1);
d(v.x);
d(reinterpret_cast<long>(v));
d(s.f = v);
d(s.f += v);
d(N::h({v}));
d(alignof(T));
d([&] { return 1; }());
d(N::h(v) && v);
d(*(int *)v);
d(I ? 1 : 2);
d(sizeof(T) + 1);
d(sizeof(T) == 4);
d(new T == nullptr);
d(N::h(N::h(v)));
d((int)sizeof(T));
d(v.T::x());
d(__is_class(T));
d(T::q);
d(int{v});
d(s.f);
d(S{v}.f);
d(arr[I]);
d(arr[sizeof(T)]);
d((const int &)v);
d(v->m);
d(&v != nullptr);
d(arr == v);
}
