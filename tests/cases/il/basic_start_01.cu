// c++14
int counter;
int next() { return ++counter; }
int a = next(), b = a + 1;
int main(int argc, char **argv) {
  return argc + argv[0][0] + a * b + (argv[argc] == nullptr);
}
