// flags: -std=c++17
# 1 "/usr/include/library.h" 1 3
namespace lib { template <class T> struct hash; struct path { int p; };
template <> struct hash<int> { int operator()(int v) const { return v; } };
template <> struct hash<path> { int operator()(const path &p) const { return p.p * 3; } };
template <class K> struct map { int at(const K &k) { return hash<K>()(k); } };
typedef path file_name; }
# 9 "hash_of_a_library_type.cu"
int f() { lib::map<lib::file_name> m; return m.at(lib::file_name{2}); }
__global__ void k(int *p) { *p = 1; }
