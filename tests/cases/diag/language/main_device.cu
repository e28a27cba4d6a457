// expect: 20081 error 2
__device__ int main() { return 1; }
namespace N { void main() {} }
