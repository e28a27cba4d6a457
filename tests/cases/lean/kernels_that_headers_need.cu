// flags: -std=c++17
#include <cub/device/device_for.cuh>
#include <cub/util_device.cuh>
__global__ void own() {}
int main() {
    own<<<1, 1>>>();
    return 0;
}
