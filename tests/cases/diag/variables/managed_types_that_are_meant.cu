// expect: 20109 error 48
// expect: 20109 error 50
// expect: 20109 error 51
// expect: 20109 error 52
// expect: 20109 error 53
// expect: 20109 error 54
// expect: 20110 error 57
// expect: 20110 error 58
// expect: 20110 error 59
// expect: 20110 error 59
// expect: 20119 error 60
// expect: 20109 error 60
// expect: 20109 error 62
// expect: 20110 error 63
// expect: 20109 error 64
// expect: 20109 error 65
// expect: 20109 error 66
// expect: 20109 error 66
// expect-device: 20109 error 48
// expect-device: 20109 error 50
// expect-device: 20109 error 51
// expect-device: 20109 error 52
// expect-device: 20109 error 53
// expect-device: 20109 error 54
// expect-device: 20110 error 57
// expect-device: 20110 error 58
// expect-device: 20110 error 59
// expect-device: 20110 error 59
// expect-device: 20119 error 60
// expect-device: 20109 error 60
// expect-device: 20109 error 62
// expect-device: 20110 error 63
// expect-device: 20109 error 64
// expect-device: 20109 error 65
// expect-device: 20109 error 66
// expect-device: 20109 error 66
// expect-device: 177 warning 50
// expect-device: 177 warning 52
// expect-device: 177 warning 53
// expect-device: 177 warning 54
// expect-device: 177 warning 60
// expect-device: 177 warning 62
// expect-device: 177 warning 64
// expect-device: 177 warning 65
// expect-device: 177 warning 66
// expect-device: 177 warning 66
template <class T> using C = const T;
__managed__ C<int> a = 1;
__managed__ decltype(auto) b = 1;
__managed__ const auto c = 2;
extern const int __managed__ d;
__managed__ int const e[1] = {1};
__managed__ const char *const f = "x";
__managed__ const struct S { int v; } g = {1};
template <class T> using R = T &;
int q;
__managed__ R<int> h = q;
__managed__ decltype((q)) i = q;
__managed__ auto &j = q; __managed__ auto &&k = 1;
__managed__ decltype(a) l = 1;
template <class T> struct X { using type = const T; typedef T &ref; };
__managed__ X<int>::type o = 1;
__managed__ X<int>::ref p = q;
typedef const int CA[2]; __managed__ CA ca = {1, 2};
__managed__ C<int[2]> cc = {1, 2};
const int ci = 1; __managed__ decltype(ci) r = 1; __managed__ __typeof__(ci) t = 1;
