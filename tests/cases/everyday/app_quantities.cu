// flags: -std=c++17
// Quantities with overloaded operators, conversions and lists, with everyday mistakes in their uses.
#include <array>
#include <cstdint>
#include <initializer_list>
#include <iostream>
#include <map>
#include <string>
#include <tuple>
#include <vector>

class Money {
    long cents_ = 0;

public:
    Money() = default;
    explicit Money(long cents) : cents_(cents) {}
    Money(const char *text);
    explicit operator double() const { return cents_ / 100.0; }
    Money &operator+=(const Money &other) { cents_ += other.cents_; return *this; }
    Money operator+(const Money &other) const { return Money(cents_ + other.cents_); }
    Money operator-() const { return Money(-cents_); }
    Money &operator++() { ++cents_; return *this; }
    bool operator<(const Money &other) { return cents_ < other.cents_; }
    friend bool operator==(const Money &a, const Money &b) { return a.cents_ == b.cents_; }
    friend std::ostream &operator<<(std::ostream &out, Money &money);
    const long &cents() const { return cents_; }
    long &operator[](int) = delete;
    long &cents() { return cents_; }
};

struct Weight {
    double kg;
    Weight(double kg) : kg(kg) {}
    operator double() const { return kg; }
    operator int() const { return int(kg); }
};

struct Length { int m; Length(int m); Length(const Weight &); friend Length operator*(Length, int); };
Length operator*(const Weight &, Length);

struct Vec { float x, y, z; };
Vec operator+(const Vec &a, const Vec &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
float operator*(const Vec &a, const Vec &b);
Vec operator*(float s, const Vec &v);
float operator*(const Vec &a, const Vec &b, const Vec &c);
Vec operator%(const Vec &a);
bool operator->(const Vec &a);
Vec &operator[](const Vec &a, int i);
Vec operator**(const Vec &a, const Vec &b);
Vec operator+=(Vec a);
operator float(const Vec &a);
Vec operator""_v(double);
Vec operator+(Vec *a, Vec *b);
static Vec operator new(std::size_t);
Vec operator,(const Vec &a, const Vec &b = {});

struct Account {
    int id; Money balance;
    Account operator+(Account a, Account b);
    Account operator++(double);
    void operator=(Account);
    bool operator()(int = 3, int);
    static Account operator-(Account, Account);
    int operator->();
    virtual operator bool;
    friend Account operator/(int, int);
    bool operator!() const volatile;
    Account operator?(int);
    void *operator new(int);
    int operator delete(void *);
};

// Operators that are not there.
Money pay(Money a, const Money b, Account account) {
    Money sum = a + 3;
    sum += 4L;
    sum -= a;
    sum = 3;
    a = a * 2;
    b += a;
    ++b;
    a++;
    -a = b;
    if (b < a) return 3;
    if (a < b || a > b) return nullptr;
    if (a != b) return;
    if (a) return "3";
    double d = a;
    double e = static_cast<double>(a), f = (double)account;
    long cents = b.cents() = 3;
    a.cents() = 4;
    a[0];
    std::cout << a << b << account;
    std::cin >> a;
    account->id;
    *a;
    ~a;
    !account;
    account(1);
    a + b = 3;
    return a, "b" + "c";
}

// Ambiguous ones.
double weigh(Weight w, Length l, Vec v) {
    w + 1L;
    long n = w;
    int i = w;
    w == 3.0f;
    l * w;
    w * w;
    l * 2.5;
    v * 2;
    2 * v;
    v * v * v;
    v + 1;
    v == v;
    v.w = 3;
    v = {1, 2, 3, 4};
    v = 1;
    switch (w) { case 1: break; }
    float array[w];
    return l;
}

void show(int);
void show(double);
void show(const std::string &, int = 3);
void store(int &value);
void store(const int &&value) = delete;
void take(Vec &v);
void take_pointer(Vec *v);
void take_list(std::initializer_list<int> list);
template <typename T> void deduce(T a, T b);
template <typename T> T make();

// Overload sets.
void overloads(const Vec v, long big, const int fixed, std::string text) {
    show(big);
    show("text");
    show("text", "more");
    show();
    show(v);
    show(nullptr);
    show(text, 1, 2);
    store(fixed);
    store(3);
    take(v);
    take(Vec{1, 2, 3});
    take({1, 2, 3});
    take_pointer(&v);
    take_pointer(v);
    take_list({1, 2.5, 3});
    take_list({1, "two"});
    take_list(1, 2);
    deduce(1, 2.0);
    deduce({1, 2}, 3);
    deduce(1);
    make();
    int made = make<Vec>();
    show(overloads);
    void (*pointer)(float) = show;
    void (*second)(double) = &show;
    auto which = show;
    text = show(1);
    text + 1;
    text == 3;
    text.length;
    text->length();
    text.lenght();
    std::to_string(v);
}

// Lists.
int small[2] = {1, 2, 3};
int mixed[] = {1, 2.5, "3"};
int open[];
int negative[-1];
int none[0] = {};
char short_text[3] = "abc";
char letters[] = {'a', "b"};
std::uint8_t byte{256};
unsigned natural{-1};
float precise{1.0};
int cut{2.5};
int converted = {3.0f};
bool flag{2};
Vec too_many{1, 2, 3, 4};
Vec typed{1, 2, "3"};
Vec doubled{1.0, 2.0, 3.0};
Vec nested{{1}, {2}, {{3}}};
Vec named{.x = 1, .w = 2};
Vec vectors[2] = {{1, 2, 3}, {4, 5}, {6}};
int grid[2][2] = {{1, 2, 3}, {4}};
std::array<int, 2> triple = {1, 2, 3};
std::vector<int> numbers{1, 2, "3"};
std::vector<std::string> words = {"a", 'b', 3};
std::map<std::string, int> ages = {{"a", 1}, {"b", "2"}, {3, 4}};
std::pair<int, std::string> pair = {"a", 1};
std::tuple<int, int> two{1, 2, 3};
auto list = {1, 2.5};
auto braces{1, 2};
auto nothing = {};
Money money = {1, 2};
Money implicit = {3L};
Length lengths[] = {1, 2.5, "3"};
Vec *allocated = new Vec{1, 2, 3, 4};
const char *names[2] = {"a", "b", "c"};
int *address = {1};
int &bound = 3;
const int &fine = 3.5;
int &&moved = small[0];
Vec &temporary = Vec{1, 2, 3};
double &other = small[1];
int *pointer = &3;
int *wrong = 3;
int *mixed_up = &fine;
char *literal = "text";
void nothing_at_all;
void *anything = &small; int *back = anything;
int octal = 089, binary = 0b12, hexadecimal = 0xfg;
char letter = 'ab', empty = '';
int truncated = 3000000000;
signed char tiny = 300;
int divided = 1 / 0;
