// expect: 29 error 63
// expect: 29 error 64
// expect: 140 error 64
// expect: 29 error 65
// expect: 29 error 66
// expect: 29 error 67
// expect: 304 error 67
// expect: 29 error 68
// expect: 304 error 68
// expect: 29 error 69
// expect: 29 error 70
// expect: 304 error 70
// expect: 29 error 71
// expect: 304 error 71
// expect: 174 warning 72
// expect: 29 error 72
// expect: 167 error 72
// expect: 29 error 73
// expect: 165 error 73
// expect: 29 error 74
// expect: 29 error 75
// expect: 29 error 76
// expect: 125 error 77
// expect: 29 error 78
// expect: 167 error 78
// expect: 18 error 78
// expect: 165 error 78
// expect-device: 29 error 63
// expect-device: 29 error 64
// expect-device: 140 error 64
// expect-device: 29 error 65
// expect-device: 29 error 66
// expect-device: 29 error 67
// expect-device: 304 error 67
// expect-device: 29 error 68
// expect-device: 304 error 68
// expect-device: 29 error 69
// expect-device: 29 error 70
// expect-device: 304 error 70
// expect-device: 29 error 71
// expect-device: 304 error 71
// expect-device: 174 warning 72
// expect-device: 29 error 72
// expect-device: 167 error 72
// expect-device: 29 error 73
// expect-device: 165 error 73
// expect-device: 29 error 74
// expect-device: 29 error 75
// expect-device: 29 error 76
// expect-device: 125 error 77
// expect-device: 29 error 78
// expect-device: 167 error 78
// expect-device: 18 error 78
// expect-device: 165 error 78
// Launches in which an argument is missing count it all the same.
__global__ void blur(const float *a, float *b, int n, int r) {}
__global__ void two(int r, int s = 3) {}
__global__ void ov(int r, int s) {}
__global__ void ov(int r, int s, int t) {}
template <class T> __global__ void tk(const T *a, int r) {}
void host2(float *a, float *b)
{
    blur<<<1, 128>>>(a, b + , 3, 4);
    two<<<1, 128>>>(1, 2, );
    two<<<1, 128>>>(, 2);
    ov<<<1, 128>>>(, 2);
    ov<<<1, 128>>>(, 2, 3, 4);
    tk<<<1, 128>>>(, 2);
    tk<<<1, 128>>>(a, );
    tk<<<1, 128>>>(a, , 3);
    tk<float><<<1, 128>>>(a, , 3);
    blur<<<1, 128>>>(a, (b, 3), , 4);
    blur<<<1, 128>>>(a, b, +);
    blur<<<1, , 3>>>(a, b, 3, 4);
    blur<<<, 3>>>(a, b, 3, 4);
    blur<<<3, >>>(a, b, 3, 4);
    blur<<<3, 4>>>;
    blur<<<1, 128>>>(a, "x", , 4);
}
