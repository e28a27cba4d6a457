struct C { __device__ C() {} __device__ ~C() {} }; struct D { C c[2]; }; struct E { C c; }; struct F { D d; __device__ F() {} };  struct G { C c[2]; __device__ G() {} __device__ ~G() {} };
__device__ D a;
__device__ D b[2];
__device__ E c;
__device__ E d[2];
__device__ F e; 
__device__ F f[2];
__device__ G g;
__device__ G h[2];
