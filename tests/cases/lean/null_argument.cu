// flags: -std=c++17
// The stub file of a kernel that is given `nullptr` spells std::nullptr_t.
template <class T, class U> __global__ void fill(T *to, U from) { *to = from == nullptr; }
void run(int *to) { fill<<<1, 1>>>(to, nullptr); }
