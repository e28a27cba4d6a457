// What cub makes for a sum.
#include <cub/device/device_reduce.cuh>
void host(void *temporary, size_t &size, const float *in, float *out, int n) { cub::DeviceReduce::Sum(temporary, size, in, out, n); }
