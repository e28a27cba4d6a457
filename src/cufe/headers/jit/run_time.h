/*
 * What a program sees that is compiled at run time (`cufe check --jit`): the macros of NVRTC in the place of those of a
 * host compiler.  It is included behind the CUDA headers, which in this mode ask for files that only NVRTC has.
 */
#undef __NVCC__
#undef __CUDACC_EXTENDED_LAMBDA__
#undef __GNUC__
#undef __GNUG__
#undef __linux__
#undef __unix__
#undef __x86_64__
#define __CUDACC_RTC__ 1
#define __EDG__ 1
