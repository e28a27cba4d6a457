// expect: 1586 error 6
// expect: 1586 error 7
// expect: 1586 error 8
// expect: 1735 error 9
// expect: 1735 error 9
void once() { auto f = [](int n) { return n ? f(n - 1) : 0; }; f(1); }
void captured() { auto f = [&](int n) -> int { return n ? f(n - 1) : 0; }; f(1); }
void named() { const auto &f = [](int n) -> int { return n ? f(n - 1) : 0; }; f(1); }
void other(int m) { auto f = [](int n) { return n + m; }; auto g = [](int n) { return f(n); }; g(1); }
