// expect: 1587 error 11
// expect: 1587 error 12
// expect-device: 1587 error 11
// expect-device: 1587 error 12
// expect-device: 177 warning 13
// expect-device: 550 warning 14
// Variables whose deduced type is a class that is not complete.
struct Engine;
Engine &engine();
void f(Engine &e) {
  auto copy = e;
  const auto fixed = engine();
  auto &reference = e;
  auto *pointer = &e;
  decltype(auto) same = engine();
  (void)pointer;
}
