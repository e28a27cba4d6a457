// expect: 20091 warning 20
// expect: 20091 warning 21
// expect: 20091 warning 22
// expect: 20091 warning 23
// expect: 20091 warning 24
// expect: 20091 warning 25
// expect: 20091 warning 26
// expect: 20091 warning 27
// expect: 20091 warning 28
// expect: 20091 warning 29
// expect: 20091 warning 30
// expect: 20091 warning 31
// expect: 20091 warning 31
// expect: 20091 warning 33
// expect: 20091 warning 34
// expect: 20091 warning 35
// References are read, whatever they refer to.
__constant__ const int ci = 3; __device__ const int &cr = ci; struct N { int p; }; __device__ const N ng = {1}; __device__ const N &rn = ng; __device__ int v; __device__ int &rv = v; __device__ N nn; __device__ N &rnn = nn; extern __device__ const int &er;
void f() { int x; 
 x = cr;
 x = rn.p;
 x = rv;
 x = rnn.p;
 rv = 1;
 rnn.p = 2;
 x = er;
 const int *p = &cr;
 const int &q = cr;
 const N &n = rn;
 const int &r = rn.p;
 x = cr + rn.p;
 static const int &sr = ci; x = sr;
 if (cr) {}
 (void)cr;
 N c = rn;
}
