// expect: 20263 error 5
// expect: 20263 error 6
// expect: 20263 error 7
// expect: 20263 error 8
auto l = [] { asm("" :: "C"(3)); };
int z = [] { asm("" :: "C"(3)); return 1; }();
struct S { int q = [] { asm("" :: "C"(3)); return 1; }(); };
void f(int x = [] { asm("" :: "C"(3)); return 1; }());
