// expect: none
namespace N { __device__ int main() { return 0; } }
