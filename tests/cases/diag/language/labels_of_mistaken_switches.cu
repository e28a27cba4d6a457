// expect: 20 error 20
// expect: 2412 error 20
// expect: 2412 error 20
// expect: 847 error 21
// expect: 2412 error 21
// expect: 2412 error 21
// expect: 2412 error 21
// expect: 20 error 21
// expect: 847 error 22
// expect: 2412 error 22
// expect: 847 error 23
// expect: 2412 error 23
// expect: 2412 error 23
// expect: 847 error 24
// expect: 2412 error 24
// flags: --c++17
// Labels are integral, whatever is wrong with the condition.
#include <string>
int f(int n, std::string s, const char *p, double d) {
    switch (undef) { case "a": break; case 1.5: break; case 3: break; }
    switch (s) { case "a": break; case 1.5: break; case 3: break; case nullptr: break; case undef2: break; }
    switch (d) { case 1.5: break; case 2: break; case 'a': break; }
    switch (p) { case nullptr: break; case 0: break; case "x": default: break; }
    switch (&n) { case 1.0f: break; }
    return 0;
}
