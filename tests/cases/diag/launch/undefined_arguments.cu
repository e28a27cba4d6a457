// expect: 20 error 11
// expect: 20 error 11
// expect: 20 error 11
// expect: 20 error 12
// expect: 20 error 13
// expect: 20 error 13
// expect: 20 error 13
// expect: 20 error 13
__global__ void K(int);
namespace N { template<class T> __global__ void uk(T); }
void i() { K<<<dimGrid, dimBlock, 0, stream2>>>(1); }
void j() { N::uk<int><<<grid2, 1>>>(1); }
void l() { K<<<1, 1>>>(blocks); K<<<blocks2, threads>>>(n); }
