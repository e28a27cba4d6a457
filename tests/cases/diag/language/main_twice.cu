// expect: 951 warning 3
// expect: 951 warning 4
void main(int, char **);
void main(int, char **) {}
