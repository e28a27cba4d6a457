// expect: 1301 warning 30
// expect: 1301 warning 31
// expect: 1301 warning 32
// expect: 20050 warning 33
// expect: 20186 error 33
// expect: 20050 warning 34
// expect: 20050 warning 31
// expect: 20050 warning 31
// expect: 20050 warning 32
// expect: 20050 warning 39
// expect: 20050 warning 40
// expect-device: 1301 warning 30
// expect-device: 1301 warning 31
// expect-device: 1301 warning 32
// expect-device: 20050 warning 33
// expect-device: 20186 error 33
// expect-device: 20050 warning 34
// expect-device: 20118 error 34
// expect-device: 20050 warning 31
// expect-device: 20118 error 31
// expect-device: 20050 warning 31
// expect-device: 20118 error 31
// expect-device: 20050 warning 32
// expect-device: 20118 error 33
// expect-device: 20050 warning 39
// expect-device: 20118 error 39
// expect-device: 20050 warning 40
// Constexpr kernels that class templates befriend: only an instance of the class declares one, unless it is defined at once.
// flags: --c++17
template <class T> struct Unused { friend __global__ constexpr void unused(Unused); };
template <class T> struct Used { friend __global__ constexpr void used(Used); };
template <class T> struct Inline { friend __global__ inline void ignored(Inline); };
template <class T> struct Defined { friend __global__ constexpr void defined(Defined) {} };
struct Plain { friend __global__ constexpr void plain(Plain); };
Used<int> used_of_int;
Used<long> used_of_long;
Inline<int> inline_of_int;
Defined<int> defined_of_int;
template <class T> __global__ constexpr void constant(T) {}
template __global__ void constant<int>(int);
template <> __global__ void constant<char>(char) {}
