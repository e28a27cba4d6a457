// expect: 2506 warning 18
// expect: 40 error 18
// expect: 2506 warning 19
// expect: 2486 error 19
// expect: 2486 error 20
// expect: 2506 warning 22
// expect: 40 error 22
// expect: 40 error 23
// expect: 2506 warning 24
// expect: 40 error 24
// expect: 2506 warning 25
// expect: 2486 error 25
// expect: 2506 warning 26
// expect: 40 error 26
// expect: 2506 warning 27
// expect: 2486 error 27
void f() {
    int 3rd = 4;
    int x = 5th;
    x = 6th + 1;
}
namespace 2ns {}
int 4th = 1;
struct S { int 7m; };
int y = 8q;
enum E { 9e };
int z[1w];
