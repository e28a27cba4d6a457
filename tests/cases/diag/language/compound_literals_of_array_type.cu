// expect: 120 error 34
// expect-device: 120 error 34
// `(T[]){...}` of a keyword, a typedef, a class and a template parameter, and what looks like it but is a value.
#define COUNT(...) (sizeof((void *[]){__VA_ARGS__}) / sizeof(void *))
typedef float Real;
struct Pair {
    int a, b;
};
template <class T> struct Buffer {
    T *data;
    int release() { return COUNT(data); }
};
template <class T> int bytes() { return sizeof((T[]){T(), T()}) + sizeof((T[2]){T(), T()}); }
int other(Pair *pairs, int (*rows)[2]) {
    int q[2] = {1, 2};
    bool b = (rows[0]) && (q[1]);
    if ((q[0])) {
        b = !b;
    }
    for (int i : (rows[1])) {
        b = i;
    }
    while ((q[1])) {
        q[1] = 0;
    }
    auto length = [](Real[2]) { return 1; };
    Buffer<int> buffer{q};
    return ((Pair[]){{1, 2}, {3, 4}})[1].a + length(nullptr) + sizeof((Real *[3]){}) + ((int[2]){1, 2})[0] +
           sizeof((const char[]){"abc"}) + sizeof((Pair[][2]){{{1, 2}, {3, 4}}}) + buffer.release() + b;
}
static_assert(sizeof((Real[]){1, 2}) == 8, "");
static_assert(sizeof((int[]){1, 2, 3}) == 12, "");
__global__ void kernel() {}
int more() { return bytes<float>() + (Pair[]){{1, 2}}; }
