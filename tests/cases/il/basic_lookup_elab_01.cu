// c++14
struct stat { int st; };
int stat(struct stat *s) { return s->st; }
enum color { red, green };
int color(enum color c) { return c == green; }
int use() {
  struct stat s = {1};
  enum color c = red;
  return stat(&s) + color(c);
}
