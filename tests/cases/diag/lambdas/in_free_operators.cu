// expect: 20136 error 34
// expect: 20136 error 35
// expect: 20136 error 36
// expect: 20136 error 37
// expect: 20136 error 38
// expect: 20136 error 39
// expect: 20136 error 39
// expect: 20136 error 39
// expect: 20136 error 40
// expect: 20136 error 40
// expect: 20136 error 41
// expect: 20136 error 42
// expect: 20136 error 42
// expect: 20136 error 42
// expect: 20136 error 43
// expect: 20143 error 43
// expect: 20136 error 43
// expect-device: 177 warning 34
// expect-device: 177 warning 35
// expect-device: 177 warning 36
// expect-device: 177 warning 37
// expect-device: 177 warning 38
// expect-device: 177 warning 39
// expect-device: 177 warning 39
// expect-device: 177 warning 39
// expect-device: 177 warning 40
// expect-device: 177 warning 41
// expect-device: 177 warning 42
// expect-device: 177 warning 42
// expect-device: 177 warning 42
// expect-device: 177 warning 43
// expect-device: 177 warning 43
struct A {};
A operator*(A a, A) { auto l = [&] __device__ () {}; return a; }
A operator==(A a, int) { auto l = [&] __device__ () {}; return a; }
A operator+(A a, A b) { auto l = [&] __device__ () {}; return a; }
int operator/(A a, A b) { auto l = [&] __device__ () {}; return 1; }
A f(A a, A) { auto l = [&] __device__ () {}; return a; }
struct Q { Q operator+(int); operator int(); __host__ Q operator-(int); }; Q Q::operator+(int) { auto l = [&] __device__ () {}; return *this; } Q::operator int() { auto l = [&] __device__ () {}; return 1; } Q Q::operator-(int) { auto l = [&] __device__ () {}; return *this; }
namespace N { struct R { friend bool operator<(R, R) { auto l = [&] __device__ () {}; return true; } }; R operator""_r(unsigned long long) { auto l = [&] __host__ __device__ () {}; return R(); } }
struct A1 { friend A1 operator+(A1 a, A1) { auto l = [&] __device__ () {}; return a; } };
struct B { B operator-(B a) { auto l = [&] __device__ () {}; return a; } friend void f(B) { auto l = [&] __device__ () {}; } friend B g(B a, B) { auto l = [&] __device__ () {}; return a; } };
struct C { operator int() { auto l = [&] __device__ () {}; return 1; } C(int) noexcept; }; C::C(int) noexcept { auto l = [&] __device__ () {}; }
