__global__ void k(int a) { }
void host() { k<<<1, 1>>>(1); }