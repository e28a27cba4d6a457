// expect: 20007 error 4
// expect-device: 20039 warning 3
namespace N { int b(int); int b(char); } __device__ int N::b(char) { return 2; }
int f() { return N::b(1); } int g() { return N::b('c'); }
