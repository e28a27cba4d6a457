// flags: -std=c++14
// A command line tool as C with classes: tables of commands, state machines, ring buffers, matrices of plain arrays and
// bits, with everyday mistakes.
#include <cctype>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda_runtime.h>
#include <stdexcept>
#include <string>

#define LENGTH(a) (sizeof(a) / sizeof((a)[0]))
#define BIT(n) (1u << (n))

enum State { IDLE, READING, PARSING, FAILED, STATES };
enum class Level : unsigned char { debug, info, warning, error };
enum Flags { VERBOSE = BIT(0), QUIET = BIT(1), FORCE = BIT(2) };

struct Buffer {
    char data[256];
    unsigned head, tail;
};
struct Command {
    const char *name;
    int (*run)(int argc, char **argv);
    unsigned flags;
    const char *help;
};
typedef int (*Handler)(int, char **);
typedef State (*Transition)(State from, char c);
union Word {
    unsigned value;
    unsigned char bytes[4];
    struct { unsigned low : 16, high : 16; } halves;
};

static int cmd_help(int argc, char **argv);
static int cmd_run(int argc, const char **argv);
static void cmd_quit(void);
static int cmd_list(int, char **);

static const Command commands[] = {
    {"help", cmd_help, 0, "shows this"},
    {"run", cmd_run, FORCE, "runs a kernel"},
    {"quit", cmd_quit, 0, "leaves"},
    {"list", &cmd_list, VERBOSE | QUIET, "lists devices"},
    {"help", 0, 0, 0, 0},
    {name : "old", run : nullptr},
    {cmd_help, "help", 0, ""},
    {NULL, NULL, "none", NULL},
};
static const char *const level_names[] = {"debug", "info", "warning", "error", 5};
static Handler handlers[STATES] = {cmd_help, cmd_list, nullptr, 0, cmd_help};
static int limits[3] = {1, 2, 3, 4};
static char short_name[4] = "name";
static Level current = Level::verbose;
static Level lowest = 0;
static State state = 0;
static State next_state[STATES][2] = {{IDLE, READING}, {READING}, {PARSING, 3}};

static int cmd_help(int argc, char **argv) {
    for (int i = 0; i < LENGTH(commands); i++)
        printf("%-10s %s\n", commands[i].name, commands[i].help);
    for (const Command *c = commands; c->name; c++) puts(c.help);
    commands[0].flags |= VERBOSE;
    argv[0] = "help";
    argv = "help";
    return argc[0];
}

static int cmd_run(int argc, const char **argv) {
    int blocks = atoi(argv);
    int threads = atoi(argv[1], 10);
    double scale = atof(argv[2][0]);
    char *name = argv[3];
    char *copy = strdup(name)
    unsigned size = strlen(*name);
    if (strcmp(name, 'x') == 0) return 1;
    if (name = "run") return 2;
    if (!strcmp(name, "all")) return cmd_help(argc, argv);
    exit();
    return blocks * threads * scale * size;
}

static void cmd_quit(void) {
    return 0;
}

void put(Buffer *buffer, char c) {
    buffer.data[buffer.head++] = c;
    buffer->head %= LENGTH(buffer->data);
    buffer->data = "text";
    buffer->count++;
    *buffer = 0;
    Buffer copy = buffer;
    Buffer other = *buffer, *more = other;
    memset(buffer, 0);
    memset(*buffer, 0, sizeof(Buffer));
    memcpy(&copy, buffer, sizeof buffer, 1);
    if (buffer == copy) return;
    if (copy == other) return;
    buffer++->head = 1;
    buffer->data++;
    &buffer->head = nullptr;
}

int get(const Buffer &buffer) {
    if (buffer.head == buffer.tail) return -1;
    int c = buffer.data[buffer.tail++];
    put(&buffer, c);
    put(buffer, c);
    Buffer *writable = &buffer;
    Buffer &alias = buffer;
    return c;
}

State step(State from, char c) {
    switch (from) {
    case IDLE:
        if (isspace(c)) return IDLE;
        return READING;
    case READING:
        int digits = 0;
        if (isdigit(c)) digits++;
        break;
    case PARSING:
        return from + 1;
    case Level::error:
        return FAILED;
    case 1:
        return IDLE;
    case FALED:
        return FAILED;
    default:
        from++;
    default:
        return from;
    }
    if (from == Level::info) return 0;
    break;
}

Transition pick(int n) {
    Transition wrong = step(IDLE, 'c');
    Transition right = step;
    Transition table[2] = {step, put};
    State (*bad)(int) = step;
    right = &get;
    State now = right(IDLE);
    now = table(IDLE, 'c');
    now = (*right)("x", 3);
    int m = right;
    return n ? step : put;
}

void levels(Level level, Flags flags) {
    const char *name = level_names[level];
    int number = level;
    level = 2;
    level = Level(2);
    level++;
    if (level > 1) level = Level::info;
    if (level) return;
    if (level & Level::error) return;
    flags = VERBOSE | QUIET;
    flags |= FORCE;
    flags = Flags(flags | FORCE);
    flags = 3;
    switch (level) {
    case Level::debug: break;
    case info: break;
    case 2: break;
    }
    printf("%s\n", level_names[Level::info], debug);
}

int bits(Word word, float f, double d) {
    word.value = f << 2;
    word.bytes = {1, 2, 3, 4};
    word.halves = 3;
    word.halves.low = d % 2;
    word.high = 1;
    Word other = {1, 2};
    Word fourth = {.bytes = {1}};
    int *p = &word.value;
    int n = ~f;
    n = !word;
    n = -word;
    n += word;
    n = word.bytes[1.5];
    n = word.bytes["a"];
    n = d & 1;
    n = "text" + "more";
    n = *n;
    n = f ? word : 1;
    p = p * 2;
    p = p + d;
    p = p - "a";
    return p == n;
}

void matrices(double a[3][3], double (*b)[3], double **c, const double *d) {
    double m[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {10}};
    double row[] = m[0];
    double v[3];
    v = a[0];
    a = m;
    b = a;
    c = a;
    c = m;
    b = c;
    d[0] = 1;
    *d++ = 2;
    m[0] = m[1];
    m[1][2][3] = 4;
    m[1, 2] = 0;
    d = **c;
    double *e = d;
    double x = a + b;
    x = sqrt(v);
    x = pow(x);
    x = fabs("1");
    x = m;
    x.y = 3;
    double &r = 1.0;
    double *q = new double[3][3];
    double *z = malloc(24);
    delete x;
    delete[] m[0][0];
    int n[x];
    static int s[r];
    double neg[-1];
    sizeof(double, 3);
}

class Reader {
public:
    Reader(const char *path) : file(fopen(path, "r")), line(0) {
        if (!file) throw std::runtime_error("cannot open " + path);
    }
    ~Reader() { fclose(file) ; return 0; }
    bool read(char *into, int size = 80) { return fgets(into, size, file); }
    int lines() const { return line++; }
    int lines() { return line; }
    int lines(int from, to) { return 0; }
    void rewind() { ::rewind(file); this.line = 0; }
    const char *name() { return path; }
    operator FILE *() { return file; }
    Reader &operator>>(int &n) { fscanf(file, "%d", &n); }
    static Reader *open(const char *path) { return Reader(path); }
    static int opened() { return line; }

private:
    FILE *file;
    int line;
    Reader(const Reader &);
};

int read_all(const char *path) {
    Reader reader;
    Reader good(path);
    Reader copy = good;
    Reader text = "file.txt";
    Reader *heap = new Reader;
    Reader *made = Reader(path);
    good.read();
    good.read("line");
    good->read(nullptr);
    heap.rewind();
    good.line = 0;
    char line[80];
    while (good.read(line, 80, 1)) { }
    while (good.read(line) { }
    int n;
    good >> n >> 3;
    good << n;
    n = good;
    fclose(good);
    Reader::rewind();
    good.close();
    try { good.read(line); } catch (std::exception e) { e.wat(); } catch (int) { throw; } catch { }
    return Reader::opened;
}

__constant__ float table[LENGTH(limits)];
__device__ unsigned counter = "0";

__global__ void scale(float *out, const float *in, float factor, unsigned n) {
    unsigned i = blockIdx * blockDim.x + threadIdx.x;
    if (i < n) {
        out[i] = in[i] * facter;
        in[i] = 0;
        out[i] %= 2;
        table[0] = 1;
        atomicAdd(counter, 1u);
        atomicAdd(&counter);
    }
    return out[i];
}

static int cmd_list(int argc, char **argv) {
    int count;
    cudaGetDeviceCount(count);
    cudaDeviceProp prop;
    cudaGetDeviceProperties(&prop);
    printf("%s\n", prop.nam);
    cudaError_t error = 0;
    error = cudaMemcpyToSymbol(table, limits);
    if (error != cudaSucces) return error;
    cudaStream_t stream = cudaStreamCreate(&stream);
    float *out = cudaMalloc(&out, 4);
    scale<<<1, 32, 0, stream>>>(out, out, 2.0f);
    scale<<<1, 32>>>(out, out, "2", 4);
    scale<<<argv, 32>>>(out, out, 2, 4);
    cudaMemcpy(out, argv, 4);
    return cudaGetErrorString(error);
}

int main(int argc, char **argv) {
    if (argc < 2) return cmd_help();
    for (unsigned i = 0; i < LENGTH(commands); ++i) {
        Command &c = commands[i];
        const Command &d = commands[i];
        if (d.name == argv[1]) return d.run(argc - 1);
        if (d.flags & FORC) return d.run(argc - 1, argv + "1");
        if (d.run) d.run = cmd_help;
    }
    std::string text = argc > 2 ? argv[2] : 0;
    text = argc;
    text += argv;
    text.lenght();
    puts(text);
    return text.c_str();
}
