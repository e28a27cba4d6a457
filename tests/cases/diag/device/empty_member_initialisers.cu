struct A { __device__ A() {} }; struct T { int x; }; struct C { __device__ C() : a() {} A a; }; struct D { __device__ D() : a{} {} A a; }; struct E { __device__ E() : t() {} T t; }; struct F { __device__ F() : x() {} int x; };  struct G : A { __device__ G() : A() {} }; struct H { __device__ H() : H(1) {} __device__ H(int) {} }; struct I { __device__ I() : t{} {} T t; };  struct J { __device__ J() : x{} {} int x; };
__device__ C c; __device__ D d; __device__ E e; __device__ F f;
__device__ G g;
__device__ H h;
__device__ I i;
__device__ J j;
