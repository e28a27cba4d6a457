"""Writes a program of unrolled arithmetic, as miners and hash libraries have it: Keccak on `uint2` and BLAKE, with
macros, operators and assembler, every round written out.

    python benchmarks/unrolled.py > keccak.cu
"""

import sys

_HEAD = """\
// Written by benchmarks/unrolled.py.
#include <cstdint>

typedef unsigned int word;

static __device__ __forceinline__ uint2 operator^(uint2 a, uint2 b) { return make_uint2(a.x ^ b.x, a.y ^ b.y); }
static __device__ __forceinline__ uint2 operator&(uint2 a, uint2 b) { return make_uint2(a.x & b.x, a.y & b.y); }
static __device__ __forceinline__ uint2 operator|(uint2 a, uint2 b) { return make_uint2(a.x | b.x, a.y | b.y); }
static __device__ __forceinline__ uint2 operator~(uint2 a) { return make_uint2(~a.x, ~a.y); }
static __device__ __forceinline__ void operator^=(uint2 &a, uint2 b) { a = a ^ b; }
static __device__ __forceinline__ uint2 operator+(uint2 a, uint2 b) {
    uint2 result;
    asm("add.cc.u32 %0, %2, %4;\\n\\taddc.u32 %1, %3, %5;\\n\\t"
        : "=r"(result.x), "=r"(result.y) : "r"(a.x), "r"(a.y), "r"(b.x), "r"(b.y));
    return result;
}
static __device__ __forceinline__ uint2 rotl(const uint2 a, const int offset) {
    uint2 result;
    if (offset >= 32) {
        asm("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(result.x) : "r"(a.x), "r"(a.y), "r"(offset));
        asm("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(result.y) : "r"(a.y), "r"(a.x), "r"(offset));
    } else {
        asm("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(result.x) : "r"(a.y), "r"(a.x), "r"(offset));
        asm("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(result.y) : "r"(a.x), "r"(a.y), "r"(offset));
    }
    return result;
}
#define LOP3(r, a, b, c) \\
    asm("lop3.b32 %0, %1, %2, %3, 0xD2;" : "=r"(r.x) : "r"(a.x), "r"(b.x), "r"(c.x)); \\
    asm("lop3.b32 %0, %1, %2, %3, 0xD2;" : "=r"(r.y) : "r"(a.y), "r"(b.y), "r"(c.y))
#define ROTR(x, n) (((x) >> (n)) | ((x) << (32 - (n))))
#define G(a, b, c, d, x, y) \\
    v[a] = v[a] + v[b] + (m[x] ^ z[y]); v[d] = ROTR(v[d] ^ v[a], 16); v[c] = v[c] + v[d]; \\
    v[b] = ROTR(v[b] ^ v[c], 12); \\
    v[a] = v[a] + v[b] + (m[y] ^ z[x]); v[d] = ROTR(v[d] ^ v[a], 8); v[c] = v[c] + v[d]; v[b] = ROTR(v[b] ^ v[c], 7)

__constant__ uint2 round_constants[24];

"""

_ROTATIONS = [[0, 36, 3, 41, 18], [1, 44, 10, 45, 2], [62, 6, 43, 15, 61], [28, 55, 25, 21, 56], [27, 20, 39, 8, 14]]
_PERMUTATIONS = [[(round_ * 7 + place * 3) % 16 for place in range(16)] for round_ in range(14)]


def keccak_round(number: int) -> list[str]:
    """The statements of one round over `s`, without a loop."""
    lines = [f"    // round {number}"]
    for x in range(5):
        lines.append(f"    c[{x}] = s[{x}] ^ s[{x + 5}] ^ s[{x + 10}] ^ s[{x + 15}] ^ s[{x + 20}];")
    for x in range(5):
        lines.append(f"    d = c[{(x + 4) % 5}] ^ rotl(c[{(x + 1) % 5}], 1);")
        lines.append("    " + " ".join(f"s[{x + 5 * y}] ^= d;" for y in range(5)))
    for x in range(5):
        for y in range(5):
            target = y + 5 * ((2 * x + 3 * y) % 5)
            lines.append(f"    t[{target}] = rotl(s[{x + 5 * y}], {_ROTATIONS[x][y]});")
    for y in range(0, 25, 5):
        for x in range(5):
            a, b, c = y + x, y + (x + 1) % 5, y + (x + 2) % 5
            if number % 2:
                lines.append(f"    LOP3(s[{a}], t[{a}], t[{b}], t[{c}]);")
            else:
                lines.append(f"    s[{a}] = t[{a}] ^ ((~t[{b}]) & t[{c}]);")
    lines.append(f"    s[0] ^= round_constants[{number}];")
    return lines


def text() -> str:
    """The whole program."""
    lines = ["static __device__ __forceinline__ void keccak(uint2 *s) {", "    uint2 c[5], d, t[25];"]
    for number in range(14):
        lines += keccak_round(number)
    lines += ["}", "", "static __device__ __forceinline__ void blake(word *v, const word *m, const word *z) {"]
    for order in _PERMUTATIONS:
        columns = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
        columns += [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
        for index, (a, b, c, d) in enumerate(columns):
            lines.append(f"    G({a}, {b}, {c}, {d}, {order[2 * index]}, {order[2 * index + 1]});")
    lines += [
        "}",
        "",
        "__global__ void search(uint2 *found, const word *header, word first) {",
        "    word v[16], m[16], z[16];",
        "    uint2 s[25];",
        "    const word nonce = blockIdx.x * blockDim.x + threadIdx.x + first;",
        "    for (int i = 0; i < 16; ++i) { v[i] = header[i]; m[i] = header[i] ^ nonce; z[i] = i; }",
        "    blake(v, m, z);",
        "    for (int i = 0; i < 25; ++i) s[i] = make_uint2(v[i & 15], nonce);",
        "    keccak(s);",
        "    if (s[0].x == 0) found[0] = s[0] + s[1];",
        "}",
        "",
        "void start(uint2 *found, const word *header) { search<<<128, 256>>>(found, header, 0); }",
    ]
    return _HEAD + "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
