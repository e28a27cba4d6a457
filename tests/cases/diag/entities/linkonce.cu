// expect: 20103 error 2
__attribute__((nv_linkonce_odr)) int a();
