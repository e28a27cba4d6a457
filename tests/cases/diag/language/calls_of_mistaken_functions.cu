// expect: 20 error 57
// expect: 20 error 60
// expect: 20 error 64
// expect: 20 error 65
// expect: 20 error 66
// expect: 20 error 67
// expect: 20 error 69
// expect: 20 error 72
// expect: 20 error 73
// expect: 20 error 75
// expect: 20 error 76
// expect: 20 error 78
// expect: 20 error 80
// expect: 304 error 83
// expect: 165 error 89
// expect: 165 error 92
// expect: 165 error 94
// expect: 167 error 95
// expect: 140 error 97
// expect: 167 error 98
// expect: 165 error 102
// expect: 167 error 104
// expect: 165 error 106
// expect: 289 error 108
// expect: 289 error 109
// expect: 165 error 111
// expect: 167 error 112
// expect-device: 20 error 57
// expect-device: 20 error 60
// expect-device: 20 error 64
// expect-device: 20 error 65
// expect-device: 20 error 66
// expect-device: 20 error 67
// expect-device: 20 error 69
// expect-device: 550 warning 69
// expect-device: 20 error 72
// expect-device: 20 error 73
// expect-device: 20 error 75
// expect-device: 20 error 76
// expect-device: 20 error 78
// expect-device: 20 error 80
// expect-device: 304 error 83
// expect-device: 165 error 89
// expect-device: 165 error 92
// expect-device: 165 error 94
// expect-device: 167 error 95
// expect-device: 140 error 97
// expect-device: 167 error 98
// expect-device: 165 error 102
// expect-device: 167 error 104
// expect-device: 165 error 106
// expect-device: 289 error 108
// expect-device: 289 error 109
// expect-device: 165 error 111
// expect-device: 167 error 112
// A parameter whose type nothing declares takes any argument; how many there are, and what the others take, is known.
template <class Fx> __global__ void undeduced(int *p, F f) {
    f(p);
}
template <class T> void deduced(T t, Missing1 m) {
    t = m;
}
template <class T> struct Members {
    T run(T t, Missing2 m) { return t; }
    template <class U> U go(U u, Missing2 m) { return u; }
    static int plain(Missing2 m);
    Members(Missing2 m, int);
};
void two(int a, Missing3 m) {
    a = m;
}
int one(Missing4 m = 3);
Missing5 of_unknown_result(int a);
struct Class {
    void set(missing6, const int &n, double v) {}
    int get(Missing7 m) { return 1; }
    Class();
    Class(Missing8 m, int);
};
__global__ void kernel(int *p, Missing9 n) {}
int main() {
    int *p = nullptr;
    undeduced<<<1, 1>>>(p, [](int *) {});
    undeduced<int><<<1, 1>>>(p, 1);
    deduced(1, 2);
    deduced<int>(1, 2);
    Members<int> a(1, 2);
    a.run(1, 2);
    a.run(1);
    a.go(1, 2);
    Members<int>::plain(1);
    Members<int>::plain();
    two(1, 2);
    two(1);
    two("a", 2);
    one();
    one(1, 2);
    of_unknown_result("a");
    int x = of_unknown_result(1);
    of_unknown_result(1).foo();
    Class b;
    b.set(1, 2.);
    b.set(1, 2, 3.);
    b.set("a", "b", 1);
    b.get(1);
    b.get();
    Class c(1, 2);
    Class d(1);
    Class e(1, "a");
    kernel<<<1, 1>>>(p, 3);
    kernel<<<1, 1>>>(p);
    kernel<<<1, 1>>>(3, 3);
}
