// expect: 2354 warning 6
// expect: 2354 warning 8
// expect: 2354 warning 9
// expect: 20122 error 9
// Namespaces of which only a later part is called inline.
namespace x { int a; } inline namespace x { int b; }
inline namespace y { int c; } namespace y { int d; } inline namespace y { int e; }
namespace q { inline namespace r { } namespace { } namespace r { } inline namespace { } inline namespace { } }
namespace { int f; } inline namespace { __device__ int g; }
namespace z { namespace w { } } namespace z { namespace w { } }
