// expect: 847 error 21
// expect: 2412 error 21
// expect: 2412 error 21
// expect: 2412 error 21
// expect: 847 error 22
// expect: 2412 error 22
// expect: 2412 error 22
// expect: 20 error 23
// expect: 2412 error 23
// expect: 2412 error 23
// expect: 2373 error 24
// expect: 2373 error 24
// expect: 2373 error 24
// expect: 2373 error 24
// expect: 2373 error 25
// expect: 2373 error 25
// expect: 2373 error 25
// Labels where something is wrong with the condition of the switch.
enum class E { a, b }; enum P { x, y };
void sw(const char *s, double d, E e, P p, const char **argv) {
  switch (s) { case "b": break; case 1: break; case 1.5: break; case 'c': break; case nullptr: break; case E::a: break; }
  switch (d) { case 1: break; case 1.5: break; case "x": break; }
  switch (undefined) { case 1: break; case 1.5: break; case "x": break; }
  switch (e) { case "q": break; case 1.5: break; case 1: break; case x: break; }
  switch (p) { case "q": break; case 1.5: break; case E::a: break; }
}
