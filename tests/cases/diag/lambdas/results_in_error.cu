// expect: 1735 error 8
// expect: 1767 error 9
// expect: 413 error 10
// expect: 1735 error 11
// Lambdas whose result is in error have a type all the same, of whose result nothing more is said.
void f(int n) {
    float dt = 0.1f;
    auto step = [](float v) { return v * dt; };
    step();
    int k = step;
    auto h = [] { return n; };
    const char *p = h();
    int m = step(1.0f).x;
}
