// flags: -std=c++17
// A misspelt class in front of a definition, and what follows from it.
#include <cstdint>
#include <cstring>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

class Device;
class Missing;

class Logger {
public:
    static Logger &instance();
    void log(const std::string &text, int level = 0);
    int level() const;
    static int count;
    const int limit;
    int &target;
private:
    Logger();
    int level_ = 0;
    void flush();
};

void Logger::log(const std::string &text, int level = 0) { std::cout << text; }
int Logger::level() { return level_; }
int Logger::depth() const { return level_; }
static int Logger::count = 0;
Logger &Logger::instance() { static Logger l; return l; }
Logger::Logger() {}
void Loger::flush() {}

class Tensor {
    std::vector<float> data_;
    int rank;
public:
    Tensor(int n) : data_(n), rank(n) {}
    Tensor(int n, float v) : data(n, v) {}
    float sum() { float s = 0; for (float f : data_) s += f; return s; }
    float &at(int i) const { return data_[i]; }
    void set(int i, float v) const { data_[i] = v; rank = 3; }
    static int total() { return rank; }
    Tensor operator+(const Tensor &o) const;
    Tensor &operator=(const Tensor &o) { return this; }
    bool operator==(const Tensor &o) { return data_ == o.data_; }
    int sum() { return 1; }
    int rank() const { return rank; }
    friend std::ostream &operator<<(std::ostream &o, const Tensor &t);
    void helper();
    void helper();
};

Tensor Tensor::operator+(Tensor &o) const { return *this; }

struct Base {
    Base(int n) : n_(n) {}
    virtual void run(int steps) { }
    virtual void stop() = 0;
    void plain() {}
    virtual int result() const final { return n_; }
    int n_;
};

struct Derived : Base {
    Derived() {}
    void run(float steps) override {}
    void stop() const override {}
    void plain() override {}
    int result() const override { return 3; }
};

struct Other : Base {
    Other(int n) : Base(n), n_(n), q(3) {}
    void stop() override { Base::halt(); run("x"); }
    int q;
    int q;
};

struct Final final { };
struct Sub : Final { };
struct Dup : Base, Base { };
struct PrivateBase : private Base { void stop() override {} using Base::Base; };

void use(const Tensor &ct, Tensor t, Device *dev)
{
    ct.sum();
    ct.at(0) = 3;
    ct.at();
    ct.rank = 3;
    t.sum(3);
    Tensor u;
    Tensor v(1, 2, 3);
    Tensor w = "abc";
    t + 3.0;
    t - u;
    t += u;
    !t;
    t++;
    if (t) {}
    if (ct == t) {}
    dev->run();
    Device d;
    Missing *m = new Missing();
    sizeof(Missing);
    Logger l;
    Logger::log("x");
    Logger::instance().flush();
    Logger::instance().log();
    Logger::instance().log("x", "y");
    Logger::count = "a";
    Logger::instance()->log("x");
    Base b(3);
    Other o(3);
    Base *bp = &o;
    Other *op = bp;
    Other *oq = static_cast<Other>(bp);
    Other *orr = dynamic_cast<Other *>(&t);
    PrivateBase p(3);
    Base *pb = &p;
    p.run(3);
    Tensor *tp = t;
    Tensor &tr = &t;
    Tensor &tt = Tensor(3);
    int *ip = 3;
    int *iq = 3.5;
    int x = ip;
    float *fp = ip;
    const int *cip = ip;
    ip = cip;
    *cip = 3;
    int *const cp = ip;
    cp = ip;
    void *vp = ip;
    ip = vp;
    char *cs = "abc";
    int arr[3];
    arr = ip;
    int arr2[3] = arr;
    int arr3[2] = {1, 2, 3};
    int n = 3;
    n = nullptr;
    bool bb = "x";
    n.x = 3;
    n();
    n[0];
    *n = 3;
    &3;
    n->x;
    3 = n;
    n + 1 = 3;
    this->n = 3;
    std::int32 i32;
    uint32 u32;
    size_t sz = -1;
    boolean flag = true;
    String str;
}
