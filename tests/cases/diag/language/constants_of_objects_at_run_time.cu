// expect: 28 error 26
// expect: 28 error 27
// expect: 28 error 27
// expect: 28 error 28
// expect: 28 error 29
// expect-device: 28 error 26
// expect-device: 177 warning 26
// expect-device: 28 error 27
// expect-device: 28 error 27
// expect-device: 177 warning 27
// expect-device: 177 warning 27
// expect-device: 28 error 28
// expect-device: 177 warning 28
// expect-device: 28 error 29
// expect-device: 177 warning 29
// expect-device: 177 warning 29
// expect-device: 177 warning 30
// expect-device: 177 warning 30
// flags: --c++17
// A function that is constexpr reads the members of an object that is none.
struct Shape { int n, c, h; constexpr int count() const { return n * c * h; } };
struct Vec { int s; Vec(int); constexpr bool empty() const { return s == 0; } };
struct Arr { int a[3]; constexpr int size() const { return 3; } constexpr int at(int i) const { return a[i]; } };
constexpr int twice(const Shape &s) { return 2 * s.count(); }
constexpr int local() { Shape s{1, 2, 3}; return s.count(); }
void f1() { Shape s{1, 2}; constexpr int count = s.count(); }
void f2(Shape s) { constexpr int count = s.count(); constexpr int more = twice(s); }
void f5(Vec v) { constexpr bool n = v.empty(); }
void f6(Arr v) { constexpr int n = v.size(); constexpr int m = v.at(1); }
void f7() { constexpr int n = local(); constexpr Shape s{1, 2, 3}; constexpr int m = s.count() + twice(s); }
