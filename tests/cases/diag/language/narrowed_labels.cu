// expect: 2362 error 33
// expect: 2362 error 34
// expect: 2362 error 35
// expect: 2362 error 36
// expect: 2362 error 37
// expect: 2362 error 40
// expect: 2362 error 41
// expect: 2362 error 41
// expect: 2362 error 41
// expect: 2362 error 42
// expect: 2362 error 43
// expect: 2362 error 43
// expect: 2362 error 47
// expect: 2362 error 47
// expect-device: 2362 error 33
// expect-device: 2362 error 34
// expect-device: 2362 error 35
// expect-device: 2362 error 36
// expect-device: 2362 error 37
// expect-device: 2362 error 40
// expect-device: 2362 error 41
// expect-device: 2362 error 41
// expect-device: 2362 error 41
// expect-device: 2362 error 42
// expect-device: 2362 error 43
// expect-device: 2362 error 43
// expect-device: 2362 error 47
// expect-device: 2362 error 47
const int minus = -7;
enum E { e0, e1 }; enum class C : unsigned char { c0 };
void f(unsigned u, unsigned char c, int i, long l, unsigned long ul, E e, bool b, C cc, char ch) {
switch (u) {
 case minus: break;
 case -1: break; 
 case 5000000000: break; 
 case (-2): break;
 case 0 - 3: break;
 case 2 ... 3: break;
}
switch (i) { case 3000000000: break; 
case 4294967296: break; case 'a': break; case 1u: break; case 0xffffffff: break; case 5000000000L: break; }
switch (l) { case 3000000000: break; case -1: break; case 18446744073709551615ul: break; }
switch (ul) { case -1: break; case ~0: break; }
switch (e) { case -1: break; case e0: break; case 5: break; }
switch (b) { case 2: break; case -1: break; }
switch (ch) { case 300: break; }
switch (u) { case ~0: break; case 1 ? -1 : 2: break; }
}
