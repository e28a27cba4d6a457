// c++17
struct Cfg { int v; bool on; const char *n; } cfg = {1, true, "n"};
static int parse(int c, char **v, Cfg *o) { for (int i = 1; i < c; ++i) switch (v[i][0]) {
  case '-': if (v[i][1] == 'v') o->v = v[i + 1][0] - '0'; break; default: o->n = v[i]; } return o->v; }
int main(int argc, char *argv[]) {
  Cfg local = cfg, *p = argc > 1 ? &local : &cfg;
  if (int r = parse(argc, argv, p)) return r;
  unsigned long len = 0;
  while (p->n[len] != '\0') ++len;
  const auto total = len * 2 + p->on;
  return static_cast<int>(total) % 7;
}
