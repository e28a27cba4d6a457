// expect: 20139 error 6
template<class T> void t(T a) {
 auto m = [x = a] __device__ { };
 }
template<class T> void u(T &&a) {
 auto m = [x = a] __device__ { };
}
template void u<int (&)[2]>(int (&)[2]);
