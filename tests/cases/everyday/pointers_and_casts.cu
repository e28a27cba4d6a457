// flags: -std=c++17
// Casts between pointers, numbers and classes of a small file format; new and delete.
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>

struct Header { std::uint32_t magic; std::uint16_t version; };
struct Node { virtual ~Node(); Node *next; };
struct Leaf : Node { int value; };
struct Branch : Node { Leaf *left; };
struct Record { int id; double weight; };
class Hidden : Node { public: int n; };
struct Pool { static void *operator new(std::size_t, int); ~Pool() = delete; };
struct Unknown;
enum class Kind : unsigned char { leaf, branch };
enum Color { red, green };
using Handler = void (*)(int);

Header *read(const unsigned char *bytes) { return static_cast<Header *>(bytes); }

Header *read_const(const unsigned char *bytes) { return reinterpret_cast<Header *>(bytes); }

std::uint32_t address(const Header *h) { return reinterpret_cast<std::uint32_t>(h); }

std::uint32_t cast_address(const Header *h) { return (std::uint32_t)h; }

Kind kind_of(Record r) { return static_cast<Kind>(r); }

Record make(double d) { return static_cast<Record>(d); }

Record reinterpreted(double d) { return reinterpret_cast<Record>(d); }

Leaf *leaf_of(Record *r) { return dynamic_cast<Leaf *>(r); }

Leaf *leaf_of_object(Node n) { return dynamic_cast<Leaf *>(n); }

Leaf &leaf_reference(const Node &n) { return dynamic_cast<Leaf &>(n); }

Leaf by_value(Node &n) { return dynamic_cast<Leaf>(n); }

Unknown *unknown_of(Node *n) { return dynamic_cast<Unknown *>(n); }

int number_of(Node *n) { return dynamic_cast<int>(n); }

const Leaf *constant(Node *n) { return const_cast<const Leaf *>(n); }

double to_double(void *p) { return (double)p; }

int *from_double(double d) { return (int *)d; }

Handler handler(void *p) { return static_cast<Handler>(p); }

Color color(const char *s) { return (Color)s; }

Color scoped(Kind k) { return k; }

int index(Kind k) { return 1 + k; }

std::string text(Kind k) { return (std::string)k; }

std::string quoted(int n) { return std::string(n); }

bool flag(Record r) { return bool(r); }

Record both(int id) { return Record(id, "weight"); }

int &lvalue(double d) { return static_cast<int &>(d); }

int &&moved(int &n) { return (double &&)n; }

Node *base(Hidden *h) { return static_cast<Node *>(h); }

// new and delete.
Record *array() { return new Record[2]{1, 2}; }

Record *count(Record n) { return new Record[n]; }

int *initialised() { return new int("3"); }

int *two() { return new int(1, 2); }

Leaf *wrong() { return new Branch; }

int **pointer() { return new int *[3][4]; }

Pool *placed() { return new Pool; }

void deleted(Pool *p) { delete p; }

void deleted_value(Kind k) { delete k; }

void deleted_void(void *p) { delete p; }

void deleted_incomplete(Unknown *u) { delete u; }

int minus() { return *new int[-1]; }

auto no_type() { return new auto; }

void unique() { std::unique_ptr<Record> r = new Record; r = nullptr; }

void shared(std::shared_ptr<Leaf> l) { std::shared_ptr<Record> r = l; (void)r; }

void made() { auto p = std::make_unique<Record>(1, "x"); (void)p; }

std::size_t size_of_function() { return sizeof(read) + sizeof(void) + sizeof(Unknown); }

std::size_t size_of_missing() { return sizeof(Recrod); }
