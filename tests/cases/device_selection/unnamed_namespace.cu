// Kernels of unnamed namespaces, and instances with arguments from there.
namespace { struct Tag {}; __global__ void hidden(Tag) {} template <class T> __global__ void generic(T) {} }
template <class T> __global__ void outside(T) {}
void host() { generic<<<1, 1>>>(1); generic<<<1, 1>>>(Tag()); outside<<<1, 1>>>(Tag()); }
