// flags: -std=c++17
// Handles of resources, with everyday mistakes in their constructors, copies, destructors and uses.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

class File {
public:
    File() = default;
    explicit File(const char *path, const char *mode = "r") : file_(std::fopen(path, mode)) {}
    File(const File &) = delete;
    File &operator=(const File &) = delete;
    File(File &&other) noexcept : file_(std::exchange(other.file_, nullptr)) {}
    ~File() { if (file_) std::fclose(file_); }
    explicit operator bool() const { return file_ != nullptr; }
    std::FILE *get() const { return file_; }
    [[nodiscard]] bool flush() { return std::fflush(file_) == 0; }

private:
    std::FILE *file_ = nullptr;
};

template <typename T>
class DeviceArray {
public:
    explicit DeviceArray(std::size_t n) : n_(n) { cudaMalloc(&data_, n * sizeof(T)); }
    DeviceArray(DeviceArray const &) = delete;
    DeviceArray(DeviceArray &&other) : data_(other.data_), n_(other.n_) { other.data_ = nullptr; }
    ~DeviceArray() { cudaFree(data_); }
    T *data() const { return data_; }
    std::size_t size() const { return n_; }

private:
    T *data_{};
    std::size_t n_{};
};

struct NoDefault { NoDefault(int); int value; };
struct Config { const int level; int &counter; };
struct Registry { static int entries; static const char *title; static const double ratio = 0.5; static std::string names; };
class Single { Single() {} ~Single() {} public: static Single &instance(); };

// Copies of what can't be copied.
void copies(File file, std::vector<File> files) {
    File other = file;
    File third(file);
    other = third;
    File fourth = "path";
    File fifth = {"path", "r"};
    files.push_back(file);
    auto sixth = files[0];
    File moved = std::move(file);
    moved = std::move(other);
}

void keep(File file);
File pass(File &file) {
    keep(file);
    keep("path");
    file.flush();
    bool open = file;
    int handle = file.get();
    if (file == nullptr) return file;
    return {};
}

DeviceArray<float> make(int n) {
    DeviceArray<float> a;
    DeviceArray<float> b = n;
    DeviceArray<float> c(n), d(c);
    DeviceArray e(n);
    a = c;
    float *first = DeviceArray<float>::data();
    return c;
}

// Constructors that initialise too little, too much or something else.
class Session {
    const int id_;
    std::string &name_;
    NoDefault state_;
    File log_;

public:
    Session() {}
    Session(int id) : id_(id), state_(0) {}
    Session(int id, std::string &name) : id_(id), name_(name), state_("open"), log_("log"), closed_(false) {}
    Session(std::string name) : Session(0, name), log_("x") {}
    Session(const Session &other) = default;
    explicit Session(int id, int flags) : id_{id, flags}, name_(id), state_(id) {}
    explicit ~Session() {}
    int ~Session() {}
    void Session(double) {}
    virtual Session(char) {}
    static Session(short) {}
    Session &operator=(const Session &other) { id_ = other.id_; return this; }
};

class Buffer {
    char *bytes_;
    std::size_t size_;

public:
    Buffer(std::size_t size) : bytes_(new char[size]), size_(size) {}
    Buffer(Buffer other) : Buffer(other.size_) {}
    Buffer(const Buffer &other) : Buffer(other.size_) { std::memcpy(bytes_, other.bytes_); }
    ~Buffer(int level) { delete[] bytes_; }
    ~buffer() {}
    operator char *() const { return bytes_; }
    char *operator char *();
    operator int(int base) const { return base; }
    void resize(std::size_t size = size_) { size_ = size; }
    void fill(char value = 0, std::size_t from);
    char at(std::size_t i) const { if (i < size_) return bytes_[i]; }
    void set(std::size_t i, char value) const { bytes_[i] = value; size_ = i; }
    std::size_t size() { return size_; }
    std::size_t size() const { return this.size_; }
    int size() const { return 0; }
};

struct Token {
    Token(std::string text) = delete;
    Token(int) = default;
    void next() = default;
    Token &operator=(Token) = delete;
    int operator<(const Token &) = default;
    ~Token() = 0;
    virtual void reset() = 0 { }
    int kind() = 1;
    static virtual int count();
    virtual static int total();
    friend virtual void visit();
    mutable const int cache;
    mutable static int hits;
    inline int position;
    virtual int depth;
    auto length;
    extern int line;
    register int column;
    thread_local int errors;
    typedef int Kind = 3;
    using Column = column;
    Token self;
    int widths[];
    int flags : 40;
    float part : 3;
    int &owner : 2;
    void name : 3;
    void nothing;
};

// Statics.
int Registry::entries = "none";
const char *Registry::heading = "x";
static int Registry::entries;
double Registry::ratio = 1.0;
static std::string Registry::names;
Single one;
Single *two = new Single;
Single &Single::instance() { static Single single; return &single; }
Config config;
Config second = {1};
Config third = {1, 2, 3};
NoDefault array[3];
NoDefault filled[] = {1, 2, "three"};
NoDefault *heap = new NoDefault[2];
const int limit;
constexpr int top = std::rand();
constexpr std::string label;
int &reference;
extern int &elsewhere;
extern int counter = 3;

class Guard {
    std::mutex mutex_;
    std::lock_guard<std::mutex> lock_{mutex_};
    std::unique_ptr<File> file_;

public:
    Guard() = default;
    Guard(std::unique_ptr<File> file) : file_(file) {}
    File &file() { return file_; }
    std::unique_ptr<File> release() const { return std::move(file_); }
    std::unique_ptr<File> share() { return file_; }
};

int main() {
    Guard guard, other(guard);
    other = guard;
    Buffer buffer;
    Buffer text("text");
    buffer.bytes_[0] = 'x';
    int n = text;
    buffer.fill();
    Token token;
    token.kind() = 3;
    Session session(1, "name");
    delete buffer;
    delete[] n;
    int *p = new int[3]{1, 2, 3, 4};
    int *q = new int(1, 2);
    File *f = new File("a", "b", "c");
    std::unique_ptr<int> u = p;
    std::shared_ptr<File> s(new File("x")), t = f;
    free(guard);
}
