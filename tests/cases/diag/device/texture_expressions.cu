// expect: 174 warning 15
// expect-device: 20097 error 15
// expect-device: 20100 error 15
// expect-device: 20097 error 15
// expect-device: 20100 error 15
// expect-device: 20097 error 15
// expect-device: 20100 error 15
// expect-device: 20102 error 16
// expect-device: 20097 error 16
// expect-device: 20102 error 17
// expect-device: 20098 error 17
// expect-device: 177 warning 18
struct __attribute__((device_builtin_texture_type)) tex { int x; };
tex t;
__device__ void dereferenced() { (void)*&t; (void)*(&t); (*&t).x; }
__device__ void bound() { auto &&r = t; (void)sizeof(&t); }
__device__ void of_reference() { tex l = t; tex &r = l; (void)&r; }
void host() { tex *p = &t; (void)*&t; }
