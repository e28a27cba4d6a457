// expect: 137 error 33
// expect: 137 error 33
// expect: 20 error 34
// expect: 137 error 34
// expect: 137 error 36
// expect: 137 error 36
// expect: 137 error 37
// expect: 513 error 38
// expect: 137 error 38
// expect: 137 error 39
// expect: 413 error 40
// expect: 137 error 40
// expect: 137 error 41
// expect-device: 137 error 33
// expect-device: 137 error 33
// expect-device: 20 error 34
// expect-device: 137 error 34
// expect-device: 137 error 36
// expect-device: 137 error 36
// expect-device: 137 error 37
// expect-device: 513 error 38
// expect-device: 137 error 38
// expect-device: 137 error 39
// expect-device: 413 error 40
// expect-device: 137 error 40
// expect-device: 137 error 41
// expect-device: 550 warning 35
// expect-device: 137 error 43
// expect-device: 137 error 43
// What is assigned to has to be modifiable, whatever is wrong with what is assigned.
struct P { int x; };
__device__ void d(unsigned n) {
  threadIdx.x = blockIdx.y = n;
  threadIdx.x = undef1;
  const int i = 3; int j;
  i = j = i += 4;
  i = "a";
  i = j = "b";
  j = i = n;
  i = (j = P());
  i += (blockDim.x -= 2);
}
template <class T> void t(T v) { const T c = v; T m; c = m = c = v; }
void g() { t(3); }
