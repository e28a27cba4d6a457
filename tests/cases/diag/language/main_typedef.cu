// expect: none
typedef int I;
I main() { return 0; }
