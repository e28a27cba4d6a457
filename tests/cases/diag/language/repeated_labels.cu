// expect: 1578 error 24
// expect: 1578 error 25
// expect: 1578 error 26
// expect: 1578 error 27
// expect: 1578 error 28
// expect: 1578 error 29
// expect: 1578 error 29
// expect: 1578 error 29
// expect: 1578 error 29
// expect: 1578 error 29
// expect: 1578 error 29
// expect: 1578 error 30
// expect: 1578 error 31
// expect: 1578 error 32
// expect: 1578 error 32
// expect: 1578 error 33
// expect: 124 error 34
// expect: 1578 error 36
// expect: 1578 error 38
// expect: 1578 error 38
// expect-device: 177 warning 38
enum E { A, B, C = 1 }; const int k = 3; enum class EC { x, y };
void f(int i, E e, char c, EC ec, bool b, unsigned u, long l) {
  switch (i) { case 1: break; case 2: break; case 1: break; }
  switch (e) { case A: break; case B: break; case C: break; }
  switch (c) { case 'a': case 97: break; case -1: break; case 255: break; }
  switch (ec) { case EC::x: break; case EC::x: break; }
  switch (b) { case true: break; case 1: break; default: break; }
  switch (i) { case 3: break; case k: break; case 1 + 2: break; case sizeof(int) - 1: ; }
  switch (u) { case 1u: break; case 1: break;  }
  switch (i) { case 1: switch (i) { case 1: break; } break; case 2: { case 1: ; } break; }
  switch (i) { case 1 ... 5: break; case 3: break; case 4 ... 9: break; }
  switch (l) { case 1: break; case 0x100000001: break; case 1L: ; }
  switch (i) { default: break; default: break; }
}
template <int N> void t(int i) { switch (i) { case N: break; case 2: break; } switch (i) { case 1: case 1: ; } }
template <class T> __device__ void td(T i) { switch (i) { case 1: break; case sizeof(T): ; } }
__global__ void kk(int i) { switch (i) { case 7: break; case 7: break; } auto l = [=] { switch (i) { case 1: case 1: ; } }; td(1); t<1>(2); }
void g() { t<1>(1); }
