// expect: 2544 error 11
// expect: 2663 error 12
// expect: 2544 error 12
// expect: 2544 error 13
// expect: 2663 error 14
// expect: 2544 error 14
// A list tells the type of decltype(auto) where it has one item and no `=`.
int m;
decltype(auto) a{m};
void f(int p) { decltype(auto) b{p}; decltype(auto) c{1}; }
decltype(auto) d = {m};
decltype(auto) e{m, m};
decltype(auto) g = {m, m};
decltype(auto) h{};
