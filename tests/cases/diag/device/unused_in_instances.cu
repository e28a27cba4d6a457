// expect-device: 177 warning 44
// expect-device: 177 warning 44
// expect-device: 177 warning 44
// expect-device: 177 warning 17
// expect-device: 177 warning 18
// expect-device: 177 warning 19
// expect-device: 177 warning 20
// expect-device: 177 warning 29
// expect-device: 177 warning 31
// expect-device: 177 warning 33
// expect-device: 177 warning 34
// expect-device: 177 warning 39
// expect-device: 177 warning 41
// Variables that instances do not use, whose initialisers depend on template parameters.
template <class T> __global__ void scan(T *values, int n)
{
    const T *r = values;
    T *r2 = values;
    const T *const r3 = values;
    const int *r4 = &n;
    auto r5 = values;
    const auto r6 = values;
    const T r7 = *values;
    T r8 = *values;
    T r9 = 3;
    T r10;
    const T &r11 = *values;
    int r12 = values[0];
    int k = n;
    T arr[3];
    float f = 1.0f;
    T t = values[0] + 1;
    int q = sizeof(T);
    const int cc = 3;
    const T ct = 3;
}
template <class T> __device__ T other(T *values, int n)
{
    const T *r = values;
    const T t2 = T();
    int unusedd = 3;
    return *values;
}
void h(int *p, int n) { const int *w = p; const int ww = n; const int www = 3; }
template __global__ void scan<float>(float *, int); __device__ float u(float *p) { return other(p, 3); }
