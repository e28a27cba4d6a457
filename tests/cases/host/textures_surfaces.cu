// texture and surface objects and the built-in types around them
__global__ void k(cudaTextureObject_t t, cudaSurfaceObject_t s, float4 *p) { *p = tex2D<float4>(t, 0.5f, 0.5f); surf2Dwrite(*p, s, 0, 0); }
void host(cudaArray_t a, float4 *p) { cudaResourceDesc r{}; r.resType = cudaResourceTypeArray; r.res.array.array = a; cudaTextureDesc d{}; d.addressMode[0] = cudaAddressModeWrap; cudaTextureObject_t t; cudaCreateTextureObject(&t, &r, &d, nullptr); cudaChannelFormatDesc c = cudaCreateChannelDesc<float4>(); k<<<1, 1>>>(t, 0, p); p->x = c.x + make_float3(1, 2, 3).y; }
