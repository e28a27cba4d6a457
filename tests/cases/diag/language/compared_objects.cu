// expect: 135 error 87
// expect: 254 error 87
// expect: 20 error 87
// expect: 65 error 87
// expect: 135 error 88
// expect: 254 error 88
// expect: 20 error 88
// expect: 65 error 88
// expect: 135 error 89
// expect: 254 error 89
// expect: 20 error 89
// expect: 65 error 89
// expect: 135 error 90
// expect: 254 error 90
// expect: 20 error 90
// expect: 135 error 91
// expect: 254 error 91
// expect: 20 error 91
// expect: 135 error 92
// expect: 254 error 92
// expect: 20 error 92
// expect: 65 error 92
// expect: 283 error 93
// expect: 65 error 93
// expect: 20 error 97
// expect: 254 error 97
// expect: 20 error 97
// expect: 65 error 97
// expect: 254 error 98
// expect: 20 error 98
// expect: 65 error 98
// expect: 254 error 99
// expect: 20 error 99
// expect: 65 error 99
// expect: 254 error 100
// expect: 20 error 100
// expect: 254 error 101
// expect: 20 error 101
// expect: 254 error 102
// expect: 20 error 102
// expect: 65 error 102
// expect-device: 135 error 87
// expect-device: 254 error 87
// expect-device: 20 error 87
// expect-device: 65 error 87
// expect-device: 135 error 88
// expect-device: 254 error 88
// expect-device: 20 error 88
// expect-device: 65 error 88
// expect-device: 135 error 89
// expect-device: 254 error 89
// expect-device: 20 error 89
// expect-device: 65 error 89
// expect-device: 135 error 90
// expect-device: 254 error 90
// expect-device: 20 error 90
// expect-device: 135 error 91
// expect-device: 254 error 91
// expect-device: 20 error 91
// expect-device: 135 error 92
// expect-device: 254 error 92
// expect-device: 20 error 92
// expect-device: 65 error 92
// expect-device: 283 error 93
// expect-device: 65 error 93
// expect-device: 20 error 97
// expect-device: 254 error 97
// expect-device: 20 error 97
// expect-device: 65 error 97
// expect-device: 254 error 98
// expect-device: 20 error 98
// expect-device: 65 error 98
// expect-device: 254 error 99
// expect-device: 20 error 99
// expect-device: 65 error 99
// expect-device: 254 error 100
// expect-device: 20 error 100
// expect-device: 254 error 101
// expect-device: 20 error 101
// expect-device: 254 error 102
// expect-device: 20 error 102
// expect-device: 65 error 102
// Objects of templates that nothing declares: a list behind their names is a block.
namespace n { template <class T> struct vec { vec(int, int); }; int q; }
void f(int a)
{
    n::vectr<int> v{1, 2};
    n::vectr<int> w{};
    n::vectr<int> x{a};
    n::vectr<int> y = {1, 2};
    n::vectr<int> z(1, 2);
    n::vectr<int, 3> u{1};
    const n::vectr<int> t{1};
}
void g(int a)
{
    vectr<int> v{1, 2};
    vectr<int> w{};
    vectr<int> x{a};
    vectr<int> y = {1, 2};
    vectr<int> z(1, 2);
    vectr<int, 3> u{1};
    const vectr<int> t{1};
}
