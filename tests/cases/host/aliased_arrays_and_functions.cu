// Aliases of array and function types made from a name, using-declarations of assignment operators and unnamed
// bit-fields in classes without names.
template <class R, class... A> struct Types {
    using Four = R[4];
    using Function = R(A...);
    using Method = R(A..., ...);
    using Key = enum Keys { first = 1 };
    using Node = const struct Inner { int value; } *;
};
struct Base {
    __host__ __device__ Base &operator=(int value) { at = value; return *this; }
    int at;
};
struct Derived : Base {
    using Base::operator=;
};
struct Descriptor {
    union {
        struct {
            unsigned address : 14, : 2;
            unsigned : 1, offset : 3, : 4;
        };
        unsigned word;
    };
};
__device__ int twice(int x) { return 2 * x; }
__global__ void kernel(int *out) {
    using Word = unsigned;
    using Pair = Word[2];
    using Local = struct { int : 4, b : 4; };
    Pair pair = {1, 2};
    Types<int, int>::Four four = {1, 2, 3, Types<int, int>::first};
    Types<int, int>::Function *function = twice;
    Derived derived;
    derived = 3;
    Descriptor descriptor;
    descriptor.word = 5;
    Local local = {2};
    out[0] = pair[0] + four[1] + function(3) + derived.at + descriptor.offset + local.b;
}
int main() { kernel<<<1, 1>>>(nullptr); }
