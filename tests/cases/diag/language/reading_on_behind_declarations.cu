// expect: 130 error 34
// expect: 12 warning 40
// expect: 53 error 44
// expect: 12 warning 50
// expect: 65 error 55
// expect: 12 warning 60
// expect: 125 error 65
// expect: 12 warning 71
// expect: 29 error 71
// expect: 18 error 71
// expect: 127 error 71
// expect: 70 error 73
// expect: 20 error 73
// expect: 20 error 73
// expect: 65 error 74
// expect: 12 warning 79
// expect-device: 130 error 34
// expect-device: 12 warning 40
// expect-device: 53 error 44
// expect-device: 12 warning 50
// expect-device: 65 error 55
// expect-device: 12 warning 60
// expect-device: 125 error 65
// expect-device: 12 warning 71
// expect-device: 29 error 71
// expect-device: 18 error 71
// expect-device: 127 error 71
// expect-device: 70 error 73
// expect-device: 20 error 73
// expect-device: 20 error 73
// expect-device: 65 error 74
// expect-device: 12 warning 79
namespace n1 {
void f1() int a, b,




 c
 {}
int y1;
}
namespace n3 {
void f3(int y) { switch (y) { case 1 y = 3;




 y = 4;
case 2: y = 5; }
}
int y3;
}
namespace n4 {
struct A { void f4() int a, b,




 c;
 };
int y4;
}
namespace n8 {
void f8(int a) { if a > 3




 a = 3;
int z; }
}
void f(T *p)
{
 int a;
 a = 3;
}

int x;
