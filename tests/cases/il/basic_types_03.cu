// c++17
__int128 wide(__int128 a, unsigned __int128 b) {
  __int128 c = a * 2 + b;
  unsigned __int128 d = c >> 3;
  return d & 1 ? c : -c;
}
_Float16 half(_Float16 h) { return h + (_Float16)1.0f; }
__float128 quad(__float128 q, int i) { return q * i + 1; }
