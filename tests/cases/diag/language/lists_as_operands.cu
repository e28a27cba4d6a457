// expect: 29 error 42
// expect: 29 error 47
// expect: 29 error 48
// expect: 29 error 49
// expect: 29 error 50
// expect: 29 error 51
// expect: 29 error 55
// expect: 100 error 60
// expect: 100 error 63
// expect: 100 error 67
// expect: 276 error 69
// expect: 276 error 70
// expect: 276 error 73
// expect: 276 error 74
// expect: 100 error 76
// expect-device: 29 error 42
// expect-device: 29 error 47
// expect-device: 29 error 48
// expect-device: 29 error 49
// expect-device: 29 error 50
// expect-device: 29 error 51
// expect-device: 550 warning 39
// expect-device: 177 warning 40
// expect-device: 550 warning 41
// expect-device: 29 error 55
// expect-device: 100 error 60
// expect-device: 100 error 63
// expect-device: 100 error 67
// expect-device: 276 error 69
// expect-device: 276 error 70
// expect-device: 276 error 73
// expect-device: 276 error 74
// expect-device: 100 error 76
// A list in braces may be assigned, and is no operand of another operator.
struct Pair {
    int a, b;
};
int operands(int x) {
    Pair s;
    Pair t[2];
    int y;
    if (x < {})
        return 1;
    x = {3};
    s = {1, 2};
    s = x ? Pair{1, 2} : Pair{};
    x = x + {1};
    x = -{1};
    bool b = x == {};
    x > {};
    !{};
    x = y = {4};
    return {x};
}
auto l = [](int q) { return q < {3}; };
Pair made(int a = {}, Pair s = {}) {
    return {a, s.b};
}
// The first of two parameters with one name is meant.
int first(const char *text, int text) {
    return text[0];
}
template <class T> int first_in_template(T *t, int t) {
    return t[1];
}
struct Members {
    int first(int *a, int a) { return *a; }
    int n;
    Members(int name) : n(missing::move(name)) {}
    Members(char) : n{missing::value} {}
    Members(long);
};
Members::Members(long c) : n(missing::to_int(c)) {
    int q = missing::x;
}
auto first_in_lambda = [](int *a, int a) { return *a; };
