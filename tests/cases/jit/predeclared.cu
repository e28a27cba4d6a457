// expect: 20217 error 10
// expect: 20217 error 11
// expect: 20217 error 13
extern "C" int printf(const char *, ...);
extern "C" void *malloc(unsigned long);
extern "C" void free(void *);
void *operator new(unsigned long);
void operator delete(void *) noexcept;
void *operator new[](unsigned long);
void *operator new(unsigned long, void *, int);
double sin(double);
struct S {
    void *operator new(unsigned long);
};
