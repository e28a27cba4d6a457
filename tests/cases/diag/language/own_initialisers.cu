// expect: 1586 error 7
// expect: 1586 error 8
// expect: 1586 error 9
// expect: 1586 error 10
// expect: 1586 error 13
// expect: 1586 error 14
auto plain = plain + 1;
auto direct(direct);
const auto braced{braced};
decltype(auto) computed = computed;
auto first = 1;
void f() {
  const auto captured = [=] { return captured; };
  for (auto i = i;;) {
  }
}
