// flags: -O2
#include <cstdio>
#include <cstring>
// Only where `stpcpy` is declared, which no standard of C++ does, g++ calls it for strings whose ends it wants.
char *f(char *d, const char *a, const char *b) { strcpy(d, a); strcat(d, b); return d; }
size_t g(char *d, const char *a) { strcpy(d, a); return strlen(d); }
char *h(char *d, const char *a, const char *b, const char *c) { strcpy(d, a); strcat(d, b); strcat(d, c); return strchr(d, 0); }
int s(char *d, const char *a) { return sprintf(d, "%s", a); }
char *m(char *d, const char *a, size_t n) { memcpy(d, a, n); return d + n; }
int p(const char *a) { return printf("%s\n", a) + fprintf(stdout, "x"); }
__global__ void k(int *p) { *p = 1; }
