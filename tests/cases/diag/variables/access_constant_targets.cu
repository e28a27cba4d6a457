// expect: 137 error 14
// expect: 137 error 15
// expect: 20092 warning 16
// expect: 20092 warning 17
// expect: 137 error 18
// expect: 20091 warning 19
// expect: 137 error 20
// expect: 137 error 21
// expect: 20092 warning 21
// expect: 137 error 22
// expect: 20091 warning 22
__constant__ int cc; __constant__ struct { int x; int a[2]; } cs; __constant__ int ca[3]; __constant__ int *cp; __device__ int d;
void f(int i) {
 cc = 2;
 cc++;
 cs.x = 3;
 ca[1] = 2;
 cp = &i;
 *cp = 3;
 i = cc = 3;
 d = cc = 3;
 cc += d;
 int &r = cc;
 const int &cr = cc;
 int *p = &cc;
 int *q = ca;
}
