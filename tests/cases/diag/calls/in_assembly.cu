// expect: 20007 error 8
// expect: 20007 error 9
// expect: 20007 error 11
// expect: 20007 error 12
// expect: 20007 error 14
__device__ int f();
int h4(int n) { if (n)
   asm("" : : "r"(f()) : "memory");
   return f(); }
int h(int n) { 
 out: asm volatile("" : : "r"(f())); 
 return f(); }
int h6(int n) { while (n)
   asm("" : : "r"(f()));
   return n; }
