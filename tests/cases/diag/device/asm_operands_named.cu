// expect: 20263 error 10
// expect: 20091 warning 11
// expect: 20263 error 11
// expect: 20263 error 12
// expect: 20091 warning 12
// expect: 20263 error 13
// expect: 20091 warning 13
// expect: 20263 error 13
__constant__ int ca[3]; __device__ int ds; __device__ int da[3];
void h1() { asm volatile("" : : "C"(ca)); }
void h2() { asm volatile("" : : "C"(ds)); }
void h3() { asm volatile("" : : "C"(ca), "r"(da[1])); }
void h4() { asm volatile("" : : "C"(&da[1]), "C"(da[2])); }
