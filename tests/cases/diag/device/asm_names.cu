__device__ void d(long long l, double f, char c, int i, unsigned long u) {
asm("" :: "C"(1ll));
asm("" :: "C"(1.0));
asm("" :: "C"('c'));
asm("" :: "C"(l));
asm("" :: "C"(f));
asm("" :: "C"(c));
asm("" :: "C"(i));
asm("" :: "C"(u));
asm("" :: "C"(0));
asm("" : "=C"(i));
}
