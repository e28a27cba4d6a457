/*
 * Included by the host file that cufe writes.  With cufe's small CUDA header everything it could bring is in the unit
 * already; what registers kernels with a CUDA runtime comes with a toolkit only.
 */
#ifndef CUFE_CRT_HOST_RUNTIME_H
#define CUFE_CRT_HOST_RUNTIME_H
#endif
