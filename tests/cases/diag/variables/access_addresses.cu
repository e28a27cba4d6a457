// expect: 20092 warning 91
// expect: 20092 warning 92
// expect: 20091 warning 93
// expect: 20091 warning 94
// expect: 20091 warning 95
// expect: 20091 warning 95
// expect: 20091 warning 95
// expect: 20092 warning 96
// expect: 20091 warning 98
// expect: 20091 warning 99
// expect: 20091 warning 99
// expect: 20091 warning 100
// expect: 20092 warning 101
// expect: 20091 warning 102
// expect: 20092 warning 103
// expect: 20092 warning 104
// expect: 20093 warning 105
// expect: 20093 warning 106
// expect: 20091 warning 107
// expect: 20092 warning 108
// expect: 20091 warning 109
// expect: 20091 warning 110
// expect: 20091 warning 111
// expect: 20091 warning 112
// expect: 20092 warning 113
// expect: 20091 warning 114
// expect: 20091 warning 115
// expect: 20091 warning 116
// expect: 20092 warning 117
// expect: 20091 warning 118
// expect: 20091 warning 119
// expect: 20091 warning 120
// expect: 20092 warning 120
// expect: 20091 warning 121
// expect: 20092 warning 121
// expect: 20091 warning 122
// expect: 20092 warning 122
// expect: 20091 warning 123
// expect: 20091 warning 124
// expect: 20091 warning 125
// expect: 20091 warning 125
// expect: 20091 warning 125
// expect: 20091 warning 126
// expect: 20092 warning 126
// expect: 20091 warning 127
// expect: 20091 warning 127
// expect: 20091 warning 128
// expect: 20092 warning 129
// expect: 20091 warning 130
// expect: 20091 warning 131
// expect: 20092 warning 132
// expect: 20091 warning 133
// expect: 20092 warning 134
// expect: 20092 warning 135
// expect: 20091 warning 136
// expect: 20091 warning 138
// expect: 20091 warning 140
// expect: 20091 warning 143
// expect: 20091 warning 146
// expect: 20091 warning 148
// expect: 174 warning 148
// expect: 174 warning 149
// expect: 174 warning 150
// expect: 174 warning 151
// expect: 174 warning 152
// expect: 174 warning 153
// expect: 174 warning 154
// expect: 20092 warning 155
// expect: 20091 warning 156
// expect: 20091 warning 157
// expect: 20092 warning 157
// expect: 20091 warning 158
// expect: 20092 warning 158
// expect: 20091 warning 159
// expect: 20092 warning 159
// expect: 20091 warning 160
// expect: 20092 warning 160
// expect: 20091 warning 161
// expect: 20091 warning 162
// expect: 20092 warning 162
// expect: 20091 warning 163
// expect: 20092 warning 163
// expect: 20091 warning 163
// expect: 20092 warning 163
// expect: 20091 warning 164
// expect: 20091 warning 165
__device__ int d; __device__ int arr[3]; __device__ int *p; __shared__ int sh[3]; __device__ int m[2][3]; struct S { int x[2]; S *next; }; __device__ S s; __device__ S *sp;
void macros(void *v, int n) {
 typeof(d) y;
 (void)(&d + 1);
 *(&d) = 3;
 *&d = 4;
 int i = *&d;
 i = (&d)[0];
 i = arr[0] + *arr + 1[arr];
 *(arr + 1) = 2;
 int *q = arr + 1;
 q = &arr[0] + d;
 i = *(arr + d);
 i = *(arr + 1);
 *arr = 2;
 i = *sh;
 *sh = 1;
 *(sh + 1) = 2;
 q = sh + 1;
 q = &sh[n];
 i = *m[1];
 *m[1] = 3;
 i = **m;
 i = *(*m + 1);
 i = s.x[1];
 i = *s.x;
 *s.x = 3;
 i = s.next->x[1];
 s.next->x[1] = 2;
 i = sp->next->x[0];
 (&s)->x[0] = 1;
 i = (&s)->x[0];
 (*p)++;
 *p++ = 1;
 i = *p++;
 (*&p)++;
 *q = d;
 q[d] = 1;
 i = arr[arr[d]];
 s = *sp;
 *sp = s;
 i = (&arr[1])[1];
 ((int *)&d)[0] = 1;
 i = *(int *)&d;
 i = *(int *)arr;
 *(float *)&d = 1.f;
 i = (int &)d;
 (int &)d = 3;
 *reinterpret_cast<float *>(&d) = 1;
 i = static_cast<int &&>(d);
 i = (long)&d == 3;
 i = &d == p;
 i = &d != nullptr;
 i = arr == p;
 if (&d) i = 1;
 if (arr) i = 1;
 i = !p;
 volatile int *vp = &d;
 const int *cp = &d;
 (void)*p;
 (void)p;
 *p;
 arr[1];
 arr;
 s.x;
 s;
 &d;
 (d);
 ((d)) = 3;
 i = ((d));
 d = d;
 d = d + 1;
 d = -d;
 d <<= 1;
 i += d;
 i = d++;
 i = ++d + d--;
 i = d ?: 3;
 i = ({ d; });
 i = __builtin_constant_p(d);
}
