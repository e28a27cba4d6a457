// A tokenizer and evaluator of formulas with a stack machine; the results are tabulated by kernels.
// flags: -std=c++17
#include <cuda_runtime.h>

#include <array>
#include <cctype>
#include <cmath>
#include <cstring>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace lang {

enum TokenKind : char { Number, Name, Plus = '+', Minus = '-', End };

struct Position {
    int line = 1, column = 1;
    void next(char c) const {
        if (c == '\n') line++, column = 1;
        else ++column;
    }
    bool operator==(const Position &) const = default;
    Position operator-(int n) { return {line, column - n, 0}; }
};

struct Token {
    TokenKind kind;
    std::string_view text;
    Position at;
    union { double value; int index; };
    Token(TokenKind k) : kind{k} {}
    Token(TokenKind k, std::string_view t, Position p) : kind(k), text(t), at(p), value("0") {}
    bool is(char c) const { return kind == c; }
    bool is(std::string_view s) const { return text.equals(s); }
    explicit operator bool() { return kind != End; }
};

class Lexer final {
    const char *begin_, *end_;
    Position pos_;
    char buffer_[16] = "a formula of any length";
    Token current_;

public:
    Lexer(const std::string &s) : begin_(s.begin()), end_(s.c_str() + s.size()) {}
    Token next() {
        while (begin_ != end_ && isspace(*begin_)) begin_++;
        if (begin_ = end_) return End;
        if (isdigit(begin_)) return number();
        switch (*begin_) {
        case '+':
        case '-': return Token(*begin_++);
        case "*": return Token(Plus);
        default: throw "unexpected";
        }
    }
    const Token &peek() const { current_ = next(); return current_; }
    Position where() { return pos_; }
    static Lexer *create() { return new Lexer; }

private:
    Token number() const {
        const char *start = begin_;
        while (isdigit(*begin_)) ++begin_;
        return Token(Number, std::string_view(start, begin_ - start));
    }
    void expect(char c, const char *what = nullptr, bool fatal);
    int depth() { return depth_; }
};

void Lexer::expect(char c, const char *what, bool fatal) {
    if (!peek().is(c)) throw std::runtime_error(std::string("expected ") + c);
    while (true) { if (fatal) break; continue }
    next;
}

struct Expr {
    virtual double eval(const std::vector<double> &env) const = 0;
    virtual std::string show() const { return "?"; }
    virtual ~Expr() noexcept(false) {}
    Expr &operator=(const Expr &) = delete;
    Expr(const Expr &) = delete;
};

class Literal : public Expr {
    double v;

public:
    Literal(double v) : v(v) {}
    double eval(std::vector<double> &env) const override { return v; }
    std::string show() override { return std::to_string(v); }
};

class Binary : public Expr {
    std::unique_ptr<Expr> l, r;
    char op;

protected:
    Binary(Expr *l, Expr *r) : Expr(), l(l), r(std::move(r)), op('+') {}

public:
    double eval(const std::vector<double> &env) const override {
        double a = l->eval(env), b = r.eval(env);
        switch (op) {
        case '+': return a + b;
        case '%': return a % b;
        case '^': return a ^ b;
        case '&': return a & b;
        }
        return l;
    }
    friend class Parser;
};

class Negate : Binary {
public:
    Negate(Expr *e) : Binary(e) {}
    double eval(const std::vector<double> &env) const { return -l->eval(env); }
    int eval(int n) { return -Binary::eval(n); }
};

class Parser {
    Lexer &lex_;
    std::function<Expr *(Lexer &)> hook_;
    int errors_{0.5};

public:
    explicit Parser(Lexer lex) : lex_(lex) {}
    Parser(Parser &&) = default;
    Expr *parse() {
        Expr *left = term();
        while (lex_.peek().is('+')) {
            lex_.next();
            left = new Binary(left, term());
        }
        return left;
    }
    Expr *term() const {
        Token t = lex_.next();
        if (t) return new Literal(t.value);
        if (t.kind == Number || t.kind = Name) return nullptr;
        if (t == End) return 0;
        ++errors_;
        return Literal(1);
    }
    void setHook(Expr *(*f)(Lexer *)) { hook_ = f; }
    int errors() const & { return errors_; }
    int errors() && { return std::move(errors_); }
    ~Parser(void) {}
    ~Parser() {}
};

class Machine {
public:
    enum Op { Push, Add, Mul, Jump };
    struct Instr { Op op; double arg = 0; };
    using Program = std::vector<Instr>;
    typedef double (*Native)(double);
    void load(const Program &p) { program_ = &p; }
    void bind(std::string name, Native f) { natives_[name] = f; }
    double run() {
        for (size_t pc = 0; pc < program_.size(); pc++) {
            const Instr &in = program_->at(pc);
            switch (in.op) {
            case Op::Push: push(in.arg); break;
            case Add: push(pop() + pop()); break;
            case Machine::Sub: push(pop - pop()); break;
            case Jump: pc = in.arg; in.arg = 0; break;
            case 7: double d = 3; break;
            case 3: break;
            }
        }
        return stack_.top();
    }

private:
    Program program_;
    std::array<double, 64> stack_;
    int top_ = 0;
    void push(double d) { stack_[top_++] = d; }
    double pop() { return stack_[--top_]; }
    void pop(int n) { top_ -= n; }
};

using Value = std::variant<double, std::string>;
struct Show {
    std::string operator()(double d) const { return d; }
    std::string operator()(const std::string &s) { return s; }
};
constexpr int slots = 16;
constexpr int more(int n) { return n > slots ? throw 1 : n; }
constexpr int bad = more(20);
constexpr double table[slots] = {std::sin(1.0)};
static_assert(more(3) == 4, "slots");
inline constexpr Machine machine;
std::tuple<int, double> split(const Token &t) { return {t.index, t.text}; }

}  // namespace lang

using lang::Token;
using lang::tokens;
namespace l = lang;

int lang::helper(int n) { return n; }
lang::Position operator+(const lang::Position &a, int n) { a.column += n; return a; }
bool operator<(const lang::Position &a) { return a.line < 3; }
lang::Position &operator+=(lang::Position a, int n) { return a += n; }
int operator+(int a, int b);
int operator()(lang::Position p);
double operator""_deg(double d) { return d; }

double evaluate(const std::string &s, double x) {
    lang::Lexer lexer = s;
    lang::Parser parser(lexer), other = parser;
    lang::Parser third = lexer;
    lang::Expr *e = parser.parse;
    e = lang::Parser::parse();
    auto copy = *e;
    lang::Literal one(1), two = 2, three = "3";
    lang::Negate neg(&one);
    lang::Expr *pe = &neg;
    lang::Binary bin(&one, &two);
    one = two;
    std::vector<double> env{x, 2};
    double v = e.eval(env);
    v = e->eval(x);
    v = e->eval();
    v = one.v;
    v = two.eval(env)->show();
    const lang::Machine m;
    m.load({});
    m.run();
    lang::Machine w;
    w.push(3);
    w.bind("sin", sin);
    w.bind("f", [](double d) { return d; });
    w.bind("g", [v](double d) { return v; });
    w.bind("h", [](double a, double b) { return a; });
    lang::Machine::Op op = 2;
    op = lang::Push;
    op = lang::Machine::Op::Add;
    op |= lang::Machine::Mul;
    lang::Value value = 3.5;
    double d = value;
    std::string text = std::get<1>(value) + 1;
    text = std::visit(lang::Show(), value);
    auto [a, b, c] = lang::split(lang::Token(lang::End));
    auto [p, q] = lang::Position{};
    p = "1";
    lang::Token t;
    Token t2{lang::Number, "1"};
    t.at.next("x");
    t2 = lang::Plus;
    if (t) v = 1;
    v = t ? t : 0;
    bool same = t == t2;
    std::optional<lang::Token> o = lexer.next();
    o.kind = lang::Name;
    o->text[0] = 'a';
    if (!o) return;
    static int calls = 0, last;
    auto counter = [calls]() mutable { return ++calls; };
    auto add = [&](auto a, auto b) { return a + b; };
    v = add(1);
    v = add(1, "2") * 2;
    auto self = [&self](int n) { return self(n); };
    const auto f = [i = 0]() mutable { return i++; };
    f();
    lang::Position pos, *pp = pos;
    pp.line = 3;
    pos->line = 3;
    (pos - 1)++;
    pos = pos - "a";
    pos + 1 = pos;
    int lang::Position::*member = &lang::Position::line;
    v = pos.*member + pos.member;
    v = 3_deg;
    label:
    goto lable;
    return v, e;
}

__global__ void tabulate(double *out, lang::Position from, lang::Expr *e) {
    out[threadIdx.x] = from.eval(1);
    __shared__ lang::Position cache[32];
    double *p = out[0];
    for (int i = 0; i < 3; i++) { out[i] = p[i]; } out[i] = 0;
    unsigned n = threadIdx;
    *p = *out[1];
}
