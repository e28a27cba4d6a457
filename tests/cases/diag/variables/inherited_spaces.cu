// expect: 20110 error 55
// expect: 20110 error 56
// expect: 20110 error 57
// expect: 20110 error 58
// expect: 20110 error 59
// expect: 20110 error 61
// expect: 20109 error 63
// expect: 20109 error 64
// expect: 20111 error 65
// expect: 20111 error 66
// expect: 20109 error 67
// expect: 20109 error 68
// expect: 20109 error 69
// expect: 20109 error 69
// expect: 20109 error 70
// expect: 20122 error 71
// expect: 20122 error 71
// expect: 20109 error 72
// expect: 20109 error 73
// expect-device: 20110 error 55
// expect-device: 20043 warning 56
// expect-device: 20110 error 56
// expect-device: 20043 warning 57
// expect-device: 20110 error 57
// expect-device: 20110 error 58
// expect-device: 20043 warning 59
// expect-device: 20110 error 59
// expect-device: 20042 warning 61
// expect-device: 20110 error 61
// expect-device: 20042 warning 63
// expect-device: 20109 error 63
// expect-device: 20043 warning 64
// expect-device: 20109 error 64
// expect-device: 20111 error 65
// expect-device: 20043 warning 66
// expect-device: 20111 error 66
// expect-device: 20109 error 67
// expect-device: 20043 warning 68
// expect-device: 20109 error 68
// expect-device: 20109 error 69
// expect-device: 20043 warning 69
// expect-device: 20109 error 69
// expect-device: 20043 warning 70
// expect-device: 20109 error 70
// expect-device: 20122 error 71
// expect-device: 20043 warning 71
// expect-device: 20122 error 71
// expect-device: 20109 error 72
// expect-device: 20043 warning 73
// expect-device: 20109 error 73
// expect-device: 177 warning 70
// expect-device: 177 warning 71
// What an earlier `extern` declaration says of the space counts for the declarations without one.
int object;
extern __managed__ int &reference;
extern int &reference;
int &reference = object;
extern __managed__ int &other;
extern __device__ int &other;
extern int &late;
extern __managed__ int &late;
extern const int constant;
extern __managed__ const int constant;
const int constant = 1;
extern __managed__ __shared__ int conflict;
int conflict;
namespace N { extern __managed__ const int qualified; }
const int N::qualified = 1;
void block() { extern __managed__ const int local; extern const int local; }
const int local = 1;
inline namespace { extern __device__ int unnamed; int unnamed; }
extern __managed__ const int value;
constexpr int value = 3;
