// c++17
struct G { G(); ~G(); operator int() const; };
G g();
int flow(bool b) {
  G one;
  if (b) { G two; return two; }
  for (G three; b; b = g()) { G four; if (four) break; else continue; }
  return b ? (int)g() : 2 + g();
}
