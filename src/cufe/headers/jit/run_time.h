/*
 * What a program sees that is compiled at run time (`cufe check --jit`): it is included behind the CUDA headers, which
 * without NVRTC's own files cannot be read in this mode.
 */
#undef __NVCC__
#undef __CUDACC_EXTENDED_LAMBDA__
#define __CUDACC_RTC__ 1
