// namespaces that using-directives nominate by names that std has for other entities
#include <memory>
namespace memory { namespace allocator { struct allocation { int v; }; __host__ __device__ inline int allocate() { return 2; } } namespace plain { enum { p = 4 }; } }
namespace { namespace hidden { int h = 1; } }
using namespace std;
using namespace memory;
using namespace allocator;
using namespace plain;
using namespace hidden;
int f() { allocation a{1}; return a.v + allocate() + p + h; }
__global__ void k(int *o) { *o = allocate() + p; }
int host_main(int *o) { k<<<1, 1>>>(o); return f(); }
