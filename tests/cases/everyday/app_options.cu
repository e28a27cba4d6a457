// flags: -std=c++17
// Options as enumerations, flags, unions and C-style callbacks, with everyday mistakes.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>

enum Colour { RED, GREEN, BLUE, COLOURS };
enum class Mode : std::uint8_t { off, on, automatic };
enum class Access : unsigned { none = 0, read = 1, write = 2, both = read | write };
enum Level { LOW = 1, HIGH = 1 << 40, LOW = 2 };
enum Colour { CYAN };
enum class Mode : int { off };
enum Shade : std::uint8_t { pale = 100, dark = 300, negative = -1 };
enum class Unit { metre, second, metre };
enum { RED };
enum Weekday;
enum class Month;
enum Broken : float { half };
enum class Text { a = "a", b = 1.5 };

constexpr Access operator|(Access a, Access b) { return Access(unsigned(a) | unsigned(b)); }
constexpr bool operator&(Access a, Access b) { return unsigned(a) & unsigned(b); }
int operator+(int a, int b) { return a - b; }
Colour operator++(Colour c, float) { return c; }
bool operator!(Colour a, Colour b) { return a != b; }
Mode operator=(Mode &a, int b) { return a = Mode(b); }
int operator()(Mode mode) { return 0; }
bool operator==(Mode a) { return true; }

union Value {
    int i;
    float f;
    const char *s;
    Value(int i) : i(i), f(0) {}
    Value(float f) : f(f) {}
    virtual void print();
    int &r;
    static int live;
};

union Packet : Value { int raw; };
struct Derived : Value {};

union Bits {
    std::uint32_t word;
    struct { std::uint16_t low, high; } half;
    struct { unsigned sign : 1, exponent : 8, mantissa : 23; };
};

struct Event {
    int type;
    union { struct { int x, y; } mouse; struct { int code; } key; };
    void (*handler)(Event *, void *);
    void *data;
};

typedef int (*Compare)(const void *, const void *);
typedef void Callback(int status, void *user);
using Handler = std::function<bool(const Event &)>;

int by_value(const int *a, const int *b) { return *a - *b; }
int by_name(const void *a, const void *b) { return std::strcmp(a, b); }
int by_level(const void *a, const void *b) { int *p = a; return *p - *(const int *)b; }
void on_done(long status, void *user);
int on_event(const Event &event, int extra);
void subscribe(Callback *callback, void *user = nullptr);
void subscribe(Callback *callback, void *user = 0);

struct Window {
    int width;
    void on_key(Event *event, void *user) { width = event->key.code; }
    static void on_mouse(Event *event, void *user) { width = event->mouse.x; }
    void (Window::*method)(Event *, void *) = on_key;
};

// Enumerators of the wrong kind.
int colours(Colour colour, Mode mode, Access access) {
    Colour other = 1;
    Mode next = 1;
    int number = mode;
    mode = Mode::of;
    mode = off;
    colour = Colour::YELLOW;
    colour++;
    ++mode;
    access = access | Access::read | 4;
    access |= Access::write;
    if (access & Access::read && mode) return 1;
    if (mode == 1) return 2;
    if (colour == Mode::on) return 3;
    if (!access) return 4;
    bool any = access;
    int mask = RED | GREEN;
    Colour both = RED | GREEN;
    unsigned bits = ~access;
    return mode < Mode::on ? colour : mode;
}

const char *name(Colour colour, Mode mode, Access access) {
    switch (colour) {
    case RED: return "red";
    case GREEN: return 'g';
    case RED: return "again";
    case Mode::on: return "on";
    case BLUE: int blue = 3; return "blue";
    default: return "none";
    default: return "nothing";
    }
    switch (mode) {
    case off: return "off";
    case Mode::on: return "on";
    case 2: return "automatic";
    }
    switch (access) {
    case Access::read: break;
    case Access::read | Access::write: break;
    case "none": break;
    }
    switch (1.5) { case 1: break; }
    switch ("text") {}
    case 3: break;
    continue;
}

// Unions and anonymous members.
int unions(Event event, Bits bits, Value value) {
    Value empty;
    Value text = "text";
    Value braces = {1, 2};
    Bits word = {1, 2};
    Bits half = {.half = {1, 2}};
    event.mouse.z = 3;
    event.x = 3;
    bits.low = 3;
    bits.sign = 4;
    int *sign = &bits.sign;
    auto &exponent = bits.exponent;
    value.i = "one";
    value.s[0] = 'x';
    Event first = {1, {{2, 3}}, nullptr, 0, 5};
    Event second = {.data = nullptr, .type = 1};
    Event third{.kind = 1};
    return sizeof(bits.sign) + sizeof event.handler();
}

// Callbacks that do not fit.
void callbacks(int *values, int n, Window &window, Event *event) {
    std::qsort(values, n, sizeof(int), by_value);
    std::qsort(values, n, sizeof(int), by_name());
    std::qsort(values, n, by_level);
    Compare compare = &by_value;
    Compare other = (Compare)by_value;
    subscribe(on_done);
    subscribe(&on_event, nullptr);
    subscribe([&](int status, void *) { n = status; });
    subscribe([](int status) {}, nullptr);
    event->handler = window.on_key;
    event->handler = &Window::on_key;
    event->handler = Window::on_key;
    event->handler = &Window::on_mouse;
    event->handler = Window::on_mouse();
    event->handler(event);
    window.method(event, nullptr);
    (window.*method)(event, nullptr);
    (window->*window.method)(event, nullptr);
    Handler handler = on_event;
    Handler second = [](Event &e) { return e.type; };
    Callback callback = on_done;
    Callback *pointer = 0, array[3];
    void (*table[2])(int) = {on_done, nullptr};
    int (*function)(int) = [n](int i) { return n + i; };
    int size = sizeof(Callback);
    compare++;
    values = compare;
    void *raw = on_done;
    by_name = by_level;
    int result = on_done(1, nullptr);
    return on_event;
}

int parse(int argc, char **argv) {
    char *program = "program";
    const char *path = argv;
    char buffer[4] = "long text";
    char letter = "a";
    wchar_t wide[] = "narrow";
    int count = argv[1];
    int verbose = atoi(argc);
    for (int i = 0; i < argc; i++) {
        if (argv[i] == '-v') verbose = true;
        if (strcmp(argv[i], "-q")) verbose = NULL;
        char option = argv[i][0][1];
        switch (argv[i]) { case "-h": return 0; }
        if (option = 'x') break
        program = argv[i];
    }
    printf(count);
    buffer = path;
    *path = 'x';
    path.c_str();
    Mode mode = (Mode)path;
    Mode on = static_cast<Mode>(path);
    int address = reinterpret_cast<int>(path);
    int back = static_cast<int>(path);
    float bits = reinterpret_cast<float>(count);
    char *writable = static_cast<char *>(path);
    char *dropped = const_cast<int *>(path);
    Event *event = const_cast<Event *>(argv);
}
