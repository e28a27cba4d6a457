// expect: 177 warning 4
// expect: 177 warning 5
#pragma nv_diag_warning 177
static void unused() {}
static int maybe_unused;
