// expect: 1776 error 65
// expect: 1776 error 66
// expect: 140 error 66
// expect: 1776 error 67
// expect: 140 error 67
// expect: 1776 error 68
// expect: 167 error 68
// expect: 1776 error 69
// expect: 165 error 69
// expect: 415 error 70
// expect: 413 error 70
// expect: 1776 error 71
// expect: 140 error 71
// expect: 1776 error 72
// expect: 167 error 72
// expect: 1776 error 73
// expect: 165 error 73
// expect: 1776 error 74
// expect: 140 error 74
// expect: 1776 error 75
// expect: 413 error 75
// expect: 1776 error 76
// expect: 304 error 77
// expect: 304 error 78
// expect: 1776 error 79
// expect: 140 error 79
// expect-device: 1776 error 65
// expect-device: 1776 error 66
// expect-device: 140 error 66
// expect-device: 1776 error 67
// expect-device: 140 error 67
// expect-device: 1776 error 68
// expect-device: 167 error 68
// expect-device: 1776 error 69
// expect-device: 165 error 69
// expect-device: 415 error 70
// expect-device: 413 error 70
// expect-device: 1776 error 71
// expect-device: 140 error 71
// expect-device: 1776 error 72
// expect-device: 167 error 72
// expect-device: 1776 error 73
// expect-device: 165 error 73
// expect-device: 1776 error 74
// expect-device: 140 error 74
// expect-device: 1776 error 75
// expect-device: 413 error 75
// expect-device: 1776 error 76
// expect-device: 304 error 77
// expect-device: 304 error 78
// expect-device: 1776 error 79
// expect-device: 140 error 79
// Objects that cannot be copied are arguments of launches in which something else is wrong.
struct Del { Del(const Del &) = delete; Del(); int x; };
struct Holder { Del d; Holder(); };
template <class T> struct TH { T t; TH(); };
__global__ void drain(Del q, int *done) {}
__global__ void drainh(Holder q, int *done) {}
__global__ void draint(TH<Del> q, int *done) {}
__global__ void one(Del q);
template <class T> __global__ void gen(T q, int *done) {}
void f(int *done, int x)
{
    Del q; Holder h; TH<Del> t;
    drain<<<1, 32>>>(q, done);
    drain<<<1, 32>>>(q, done, 1);
    drain<<<1, 32>>>(q, &x, x);
    drain<<<1, 32>>>(q, x);
    drain<<<1, 32>>>(q);
    drain<<<1, 32>>>(x, q);
    drainh<<<1, 32>>>(h, done, 1);
    drainh<<<1, 32>>>(h, x);
    drainh<<<1, 32>>>(h);
    draint<<<1, 32>>>(t, done, 1);
    draint<<<1, 32>>>(t, t);
    gen<<<1, 32>>>(q, done);
    gen<<<1, 32>>>(q, done, 1);
    gen<<<1, 32>>>(q, x);
    one<<<1, 1>>>(q, q);
}
