// expect: 20049 error 9
// expect: 20049 error 10
// expect: 20049 error 11
// expect: 20048 error 12
// expect-device: 20049 error 9
// expect-device: 20049 error 10
// expect-device: 20049 error 11
// expect-device: 20048 error 12
__global__ auto a() -> decltype(auto) {}
__global__ auto b() -> auto {}
__global__ auto c() -> const auto {}
__global__ auto d() -> decltype(nullptr);
__global__ auto e() -> void {}
