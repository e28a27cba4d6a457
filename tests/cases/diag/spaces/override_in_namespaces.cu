// expect: 20086 error 3
namespace N { struct B { virtual int size(unsigned n) const; }; }
namespace M { struct D : public N::B { __host__ __device__ int size(unsigned n) const override; }; }
