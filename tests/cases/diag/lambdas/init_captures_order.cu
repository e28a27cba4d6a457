// expect: 20136 error 78
// expect: 20140 error 78
// expect: 20139 error 77
// expect: 20136 error 83
// expect: 20139 error 82
// expect: 20136 error 84
// expect: 20139 error 85
// expect: 20139 error 86
// expect: 20139 error 88
// expect: 20163 error 89
// expect: 20139 error 89
// expect: 20136 error 94
// expect: 20136 error 97
// expect: 20139 error 96
// expect: 20137 error 102
// expect: 20139 error 101
// expect: 20136 error 104
// expect: 20139 error 103
// expect: 20139 error 108
// expect: 20 error 108
// expect: 20136 error 109
// expect: 20139 error 109
// expect: 20136 error 109
// expect: 20136 error 114
// expect: 20147 error 114
// expect: 20136 error 115
// expect: 20159 error 115
// expect: 20136 error 116
// expect: 20159 error 116
// expect: 20146 error 117
// expect: 20136 error 117
// expect: 549 warning 117
// expect: 20163 error 118
// expect: 20146 error 118
// expect: 20163 error 119
// expect: 20159 error 119
// expect-device: 20136 error 83
// expect-device: 20139 error 82
// expect-device: 20136 error 84
// expect-device: 20139 error 85
// expect-device: 20139 error 86
// expect-device: 20139 error 88
// expect-device: 20163 error 89
// expect-device: 20139 error 89
// expect-device: 177 warning 82
// expect-device: 177 warning 84
// expect-device: 177 warning 86
// expect-device: 177 warning 89
// expect-device: 20139 error 108
// expect-device: 20 error 108
// expect-device: 20136 error 109
// expect-device: 20139 error 109
// expect-device: 20136 error 109
// expect-device: 177 warning 108
// expect-device: 177 warning 109
// expect-device: 20136 error 114
// expect-device: 20147 error 114
// expect-device: 20136 error 115
// expect-device: 20159 error 115
// expect-device: 20136 error 116
// expect-device: 20159 error 116
// expect-device: 20146 error 117
// expect-device: 20136 error 117
// expect-device: 549 warning 117
// expect-device: 20163 error 118
// expect-device: 20146 error 118
// expect-device: 20163 error 119
// expect-device: 20159 error 119
// expect-device: 177 warning 114
// expect-device: 177 warning 115
// expect-device: 177 warning 117
// expect-device: 177 warning 118
// The types of init-captures are known behind the specifiers of a lambda: they are told of last, in front of the body.
#include <initializer_list>
template<class... T> void f(T... t) {
  int q[1][1][1][1][1][1][1][1] = {};
  auto l = [w = q,
            &q] __device__ () { return 1; };
}
void g(int a) {
  int q[2] = {}; 
  auto l = [w = q,
            &a] __device__ () { return 1; };
  auto m = [&a,
            w = q] __device__ () { return 1; };
  auto n = [w = q,
            b = a,
            v = q] __device__ () { return 1; };
  auto o = [w = q] __device__ () constexpr { return 1; };
}
template<class T> void h(T a) {
  T q[2] = {}; 
  auto l = [w = q,
            &a] __device__ () { return 1; };
  int r[2] = {};
  auto m = [w = r,
            &a] __device__ () { return 1; };
}
template<class... T> void i(T... t) {
  int q[2] = {}; 
  auto l = [w = q,
            t...] __device__ () { return 1; };
  auto m = [w = q,
            &q] __device__ () { return 1; };
}
void j(int a) {
  int q[2] = {};
  auto l = [w = q] __device__ () { undef; return 1; };
  auto m = [&, w = q] __device__ () { return a; };
}
class C { struct P { int v; }; 
public: static void g(int a, P p, std::initializer_list<int> il) {
  struct L { int v; } s;
  auto l2 = [w = p, &a] __device__ () { return 1; };
  auto l3 = [w = il, &a] __device__ () { return 1; };
  auto l4 = [w = {1, 2}, &a] __device__ () { return 1; };
  auto l5 = [s, &a] __device__ () { return 1; };
  auto l6 = [w = s] __device__ () constexpr { return 1; };
  auto l7 = [w = {1, 2}] __device__ () constexpr { return 1; };
} };
