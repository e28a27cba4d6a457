// expect: 145 error 21
// expect: 145 error 22
// expect: 145 error 23
// expect: 145 error 24
// expect: 3032 error 30
// expect: 3032 error 31
// expect: 3032 error 32
// expect: 3032 error 35
// expect: 3032 error 36
// expect-device: 145 error 21
// expect-device: 145 error 22
// expect-device: 145 error 23
// expect-device: 145 error 24
// expect-device: 3032 error 30
// expect-device: 3032 error 31
// expect-device: 3032 error 32
// expect-device: 3032 error 35
// expect-device: 3032 error 36
// flags: --c++17
// Functions of namespaces have no value, and lists in the heads of loops have elements of one type.
void *(g)(int) = 0;
int (h)(int) = 3;
int plain(int) = 3;
extern "C" int ec(int) = 3;
struct S { S() = default; ~S() = default; };
int gone(int) = delete;
void f(int *p)
{
    int a = 0;
    for (auto k : {1, 2.0}) a++;
    for (int k : {1, 2.0}) a++;
    for (auto &&k : {1, 2u}) a++;
    for (auto k : {1, 2}) a++;
    for (auto k : {"a", "b"}) a++;
    for (auto k : {}) a++;
    for (auto k : {p, nullptr}) a++;
}
