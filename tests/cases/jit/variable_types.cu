// expect: 20218 error 26
// expect: 20218 error 29
// expect: 20218 error 30
// expect: 20217 error 32
// expect: 20217 error 33
// expect: 20218 error 34
// expect: 20218 error 36
// expect: 20218 error 39
// expect: 20218 error 40
// expect: 20218 error 42
// expect: 20218 error 44
// expect: 20219 error 49
typedef const int ConstInt;
typedef int Int;
typedef int Pair[2];
typedef int (*Pointer)(int);
typedef void Function();
using Alias = int(int);
template <class T> using Ptr = T *;
template <class T> using Const = const T;
template <class T> struct Traits {
    using type = const T;
    using ref = T &;
};
ConstInt a = 1;
Int b;
Int const c = 1;
const Pair d = {1, 2};
Pair e;
Pointer f;
const Pointer g = nullptr;
Function h;
Alias i;
Ptr<int> j;
const Ptr<int> k = nullptr;
Ptr<const int> l;
Const<int> m = 1;
Traits<int>::type n = 1;
Traits<const int>::ref o = n;
Traits<int> q;
const Traits<int> r = {};
decltype(b) s;
decltype(c) t = 1;
decltype(auto) u = 1;
__device__ Function w;
struct S {
    __device__ Alias member;
    static ConstInt x = 1;
    static Ptr<int> y;
};
