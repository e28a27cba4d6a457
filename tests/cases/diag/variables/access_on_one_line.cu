// expect: 20091 warning 91
// expect: 20091 warning 91
// expect: 20091 warning 91
// expect: 20091 warning 92
// expect: 20091 warning 92
// expect: 20091 warning 93
// expect: 20091 warning 93
// expect: 20091 warning 94
// expect: 20091 warning 94
// expect: 20091 warning 95
// expect: 20091 warning 96
// expect: 20091 warning 96
// expect: 20091 warning 97
// expect: 20091 warning 97
// expect: 20091 warning 98
// expect: 20091 warning 98
// expect: 20091 warning 99
// expect: 20091 warning 99
// expect: 20091 warning 100
// expect: 20091 warning 100
// expect: 20091 warning 101
// expect: 20091 warning 101
// expect: 20091 warning 101
// expect: 20091 warning 102
// expect: 20091 warning 102
// expect: 20091 warning 102
// expect: 20091 warning 103
// expect: 20091 warning 103
// expect: 20091 warning 103
// expect: 20091 warning 104
// expect: 20091 warning 104
// expect: 20091 warning 104
// expect: 20091 warning 105
// expect: 20091 warning 105
// expect: 20091 warning 105
// expect: 20091 warning 106
// expect: 20091 warning 106
// expect: 20091 warning 106
// expect: 20091 warning 107
// expect: 20091 warning 107
// expect: 20091 warning 107
// expect: 174 warning 108
// expect: 20091 warning 108
// expect: 20091 warning 109
// expect: 20091 warning 109
// expect: 20092 warning 109
// expect: 20091 warning 110
// expect: 20091 warning 110
// expect: 20091 warning 110
// expect: 20091 warning 110
// expect: 20092 warning 110
// expect: 20091 warning 115
// expect: 20091 warning 115
// expect: 20091 warning 116
// expect: 20091 warning 116
// expect: 20091 warning 117
// expect: 20091 warning 117
// expect: 20091 warning 118
// expect: 20091 warning 119
// expect: 20091 warning 120
// expect: 20091 warning 120
// expect: 20091 warning 121
// expect: 20091 warning 121
// expect: 20091 warning 121
// expect: 20091 warning 122
// expect: 20091 warning 122
// expect: 20091 warning 122
// expect: 20091 warning 122
// expect: 20091 warning 122
// expect: 20091 warning 122
// expect: 20091 warning 122
// expect: 20091 warning 122
// expect: 20091 warning 122
// expect: 20092 warning 123
// expect: 20091 warning 123
// expect: 20092 warning 123
// expect: 20091 warning 123
// expect: 20091 warning 123
// expect: 20091 warning 123
// expect: 20091 warning 123
// expect: 20091 warning 123
// expect: 20091 warning 125
// expect: 20091 warning 125
// expect: 20091 warning 125
// expect: 20091 warning 125
// expect-device: 550 warning 90
// expect-device: 550 warning 114
// expect-device: 177 warning 123
__device__ int arr[3], d, e; __constant__ int k; struct S { int a; int b[2]; }; __device__ S s; int h; __device__ int *p;
void f(int i, int x) {
 i = arr[0] + *arr + 1[arr];
 i = arr[d];
 i = d[arr];
 i = *(arr + d);
 i = *(d + arr);
 i = x ? s.b[0] : k;
 i = x ? k : s.b[0];
 i = x ? d : e;
 i = x ? arr[0] : e;
 i = x ? d : arr[0];
 i = d + arr[e];
 i = d ? e : k;
 i = arr[d] + e;
 i = s.b[d] + s.a;
 i = p[d] + *p;
 f(arr[d], e);
 f(d, arr[e]);
 i = (d, e);
 arr[d] = e;
 arr[d] += arr[e];
}
namespace constants {
__device__ int d, e; __constant__ const int k = 3; __device__ const int cd = 1; __device__ constexpr int ce = 2; struct S { int a; int b[2]; }; __device__ S s; __constant__ S ks; int u(int, int);
void f(int i, int x) {
 i = x ? d : cd;
 i = x ? cd : d;
 i = x ? s.a : k;
 i = d + cd;
 i = cd + d;
 i = s.a + cd * d;
 u(d, cd); u(cd, d); u(s.b[cd], k);
 i = s.b[cd] + d; i = -cd + d; i = d + -cd; i = (cd) + d; i = d + (cd); i = x ? -d : cd; i = x ? (d) : (cd);
 const int &r = x ? d : cd; d = cd; d += cd; if (d == cd) ; while (cd < d) ; i = x ? k : cd; i = x ? ce + d : k;
}
int g() { return 0 ? s.a : ce; } int t() { return true ? d : cd; }
}
