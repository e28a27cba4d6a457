// expect: 951 warning 2
void main() {}
