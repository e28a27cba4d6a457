// The smallest program with device code: what is measured is start-up and the CUDA runtime header.
__global__ void nothing() {}
