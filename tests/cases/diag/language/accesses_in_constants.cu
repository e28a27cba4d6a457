// expect: 28 error 25
// expect: 28 error 26
// expect: 28 error 27
// expect: 28 error 29
// expect: 28 error 31
// expect: 28 error 32
// expect: 28 error 33
// expect: 28 error 34
// expect: 28 error 35
// expect: 28 error 36
// expect: 28 error 37
// expect: 28 error 38
// expect: 28 error 39
// expect: 28 error 40
// expect: 28 error 41
// expect: 28 error 45
// expect: 28 error 47
// expect: 28 error 48
// expect: 28 error 49
// expect: 28 error 49
// expect: 28 error 52
// expect: 28 error 54
int arr[3]; extern int ext[4]; const int carr[2] = {1, 2}; struct P { int x, y; int z[2]; }; P p; const P cp = {1, 2}; int *ptr; int v; const int cv = v;
static int sarr[2] = {3, 4};
constexpr int a1 = arr[1];
constexpr int a2 = *arr;
constexpr int a3 = ext[0];
constexpr int a4 = carr[1];
constexpr int a5 = p.x;
constexpr int a6 = cp.x;
constexpr int a7 = *ptr;
constexpr int a8 = ptr[1];
constexpr int a9 = p.z[1];
constexpr int b1 = v++;
constexpr int b2 = ++v;
constexpr int b3 = v += 1;
constexpr int b4 = *&v;
constexpr int b5 = sarr[0] + 1;
constexpr int b6 = (&p)->x;
constexpr int b7 = *&cv;
constexpr int b8 = arr[1] + arr[2];
constexpr const int *b9 = arr + 1;
constexpr const int &c1 = arr[1];
constexpr const int *c2 = &p.y;
constexpr int c3 = cv;
constexpr bool c4 = arr == nullptr;
constexpr int c5 = *(arr + 1);
constexpr int c7 = -v;
constexpr int c8 = v, c9 = (v);
constexpr int d1() { return arr[0]; }
constexpr int d2(int i) { return i ? p.x : 1; }
constexpr int d3 = d2(1);
constexpr int d4(int i) { return i ? v : 1; }
constexpr int d5 = d4(1);
