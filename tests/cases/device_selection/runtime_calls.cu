// Launches and questions through the run-time library.
template <int N> __global__ void k() {}
template <class T> __global__ void typed(T) {}
void host() {
    cudaLaunchKernel(k<1>, 1, 1, nullptr, 0, 0);
    cudaLaunchKernel((const void *)k<2>, 1, 1, nullptr, 0, 0);
    cudaFuncSetAttribute(k<3>, cudaFuncAttributeMaxDynamicSharedMemorySize, 1);
    cudaLaunchConfig_t config{};
    cudaLaunchKernelEx(&config, k<4>);
    cudaLaunchKernelEx(&config, typed<float>, 1.0f);
    int blocks;
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, k<5>, 32, 0);
    auto kernel = &typed<char>;
    (*kernel)<<<1, 1>>>('c');
}
