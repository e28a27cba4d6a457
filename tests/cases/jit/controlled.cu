// expect: 20217 warning 6
// expect: 20218 error 10
#pragma nv_diag_suppress no_host_in_jit
__host__ void a();
#pragma nv_diag_warning unannotated_function_in_jit
void b();
#pragma nv_diag_suppress 20218
int c;
#pragma nv_diag_default 20218
int d;
# 1 "system.h" 1 3
void in_system_header();
extern int system_variable;
