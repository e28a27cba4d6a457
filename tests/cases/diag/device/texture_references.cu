struct __attribute__((device_builtin_texture_type)) tx { unsigned long long h; };
struct __attribute__((device_builtin_surface_type)) sf { unsigned long long h; };
tx t;
sf s;
tx several[3];
tx more;
__device__ unsigned long long d() { unsigned long long *p = &t.h; t.h = s.h; return t.h + *p; }
__device__ unsigned long long a() { return several[1].h; }
__global__ void k() { tx local = t; (void)local; }
