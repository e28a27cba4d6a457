// expect: 29 error 50
// expect: 29 error 52
// expect: 29 error 57
// expect: 29 error 58
// expect: 29 error 59
// expect: 29 error 60
// expect: 29 error 61
// expect: 29 error 61
// expect: 29 error 64
// expect: 441 error 68
// expect: 441 error 69
// expect: 441 error 70
// expect: 441 error 71
// expect: 441 error 72
// expect: 441 error 73
// expect: 441 error 74
// expect: 441 error 75
// expect: 441 error 76
// expect: 952 error 79
// expect-device: 29 error 50
// expect-device: 29 error 52
// expect-device: 29 error 57
// expect-device: 29 error 58
// expect-device: 29 error 59
// expect-device: 29 error 60
// expect-device: 29 error 61
// expect-device: 29 error 61
// expect-device: 441 error 68
// expect-device: 441 error 69
// expect-device: 441 error 70
// expect-device: 441 error 71
// expect-device: 441 error 72
// expect-device: 441 error 73
// expect-device: 441 error 74
// expect-device: 441 error 75
// expect-device: 441 error 76
// expect-device: 952 error 79
// An empty subscript, and names of templates where a value is wanted.
template <class T> struct Buffer {
    T t;
};
template <class T> using Alias = Buffer<T>;
namespace n {
template <class T> struct Inner {};
}
struct Lexer {
    int s[3];
    char text[4];
    int skip(int i) {
        while (i < 3 && known(static_cast<unsigned char>(text[])))
            ++i;
        return s[];
    }
    int known(int);
};
int subscripts(int *p, int **q) {
    int a = p[];
    p[] = 1;
    q[][1] = 2;
    (*q)[] = 3;
    return p[ ] + q[1][];
}
template <class T> T in_template(T *p) {
    T a = p[];
    return a;
}
int names(int *out) {
    out[Buffer] = 1;
    int x = Buffer;
    out[0] = Buffer + 1;
    names(Buffer);
    out[0] = n::Inner;
    x = Alias;
    x = (int)Buffer;
    x = static_cast<int>(Buffer);
    return Buffer;
}
// A parameter of class type is none before C++20, and what its values give isn't known.
template <Lexer L> int of_class(const float *in) {
    float s = 0;
    for (int d = -L; d <= L; ++d)
        s += in[d];
    return s / ((2 * L + 1) * (2 * L + 1)) + L.s[0];
}
