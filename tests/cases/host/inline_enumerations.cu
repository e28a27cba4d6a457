// flags: -std=c++17
// enumerations of inline namespaces, defined by the names of these or of the namespace around
namespace n { inline namespace w { enum y : int; struct o { enum y2 : int; }; } namespace i { enum z : int; } }
enum n::w::y : int { y1 = 6 }; enum n::o::y2 : int { y3 = 1 }; enum n::i::z : int { z1 };
namespace n2 { inline namespace w { enum y : int; } }
enum n2::y : int { y4 = 6 };
__global__ void kernel() {}
int f() { return n::w::y1; }
int g() { return n::y1; }
int h() { return n::i::z1 + n::o::y3 + n2::y4; }
int main() { kernel<<<1, 1>>>(); return f() + g() + h(); }
