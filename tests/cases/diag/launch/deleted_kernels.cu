// expect: 1776 error 8
// expect: 1776 error 9
// expect: 1776 error 11
__global__ void k() = delete;
__global__ void o(int) = delete;
__global__ void o(char) {}
void go() {
  k<<<1, 1>>>();
  o<<<1, 1>>>(1);
  o<<<1, 1>>>('c');
  (o)<<<1, 1>>>(2);
}
