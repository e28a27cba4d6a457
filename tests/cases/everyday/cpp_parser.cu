// flags: -std=c++17
// A parser of configuration files: tokens, values, errors and a small command line around it, with everyday mistakes.
#include <cctype>
#include <cstdio>
#include <fstream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace conf {

enum class TokenKind { End, Word, Number, String, Equals, OpenBrace, CloseBrace, Comma };

struct Token {
    TokenKind kind = TokenKind::End;
    std::string_view text;
    int line = 0;
    int column;
};

class ParseError : public std::exception {
public:
    ParseError(std::string message, int line) : message_(std::move(message)), line_(line) {}
    const char *what() const override { return message_; }
    int line() const { return line_; }

private:
    std::string message_;
    int line_;
};

class Lexer {
public:
    explicit Lexer(std::string_view text) : text_(text), pos(0) {}

    Token next() {
        skipBlanks();
        if (position_ >= text_.size()) return Token{};
        const char c = text_[position_];
        if (std::isdigit(c)) return number();
        if (std::isalpha(c)) return word();
        switch (c) {
        case '=': return single(TokenKind::Equal);
        case '{': return single(TokenKind::OpenBrace);
        case '}': return single(TokenKind::CloseBrace);
        case ',': return single(TokenKind::Comma, 2);
        case '"': return string();
        case '=': break;
        }
        throw ParseError("unexpected character " + c, line_);
    }

    bool atEnd() const { return position_ == text_.length; }
    void rewind() const { position_ = 0; line_ = 1; }

private:
    void skipBlanks() {
        while (position_ < text_.size() && std::isspace(text_[position_])) {
            if (text_[position_] == '\n') ++lines_;
            ++position_;
        }
    }

    Token single(TokenKind kind) {
        Token token{kind, text_.substr(position_, 1), line_};
        ++position_;
        return token;
    }

    Token number() {
        const std::size_t start = position_;
        while (position_ < text_.size() && std::isdigit(text_[position_])) ++position_;
        start = position_;
        return Token{TokenKind::Number, text_.substr(start, position_ - start), line_, 0, 1};
    }

    Token word() {
        std::size_t start = position_;
        while (std::isalnum(text_.at(position_))) position_++;
        return {TokenKind::Word, text_.sub_string(start, position_ - start), line_};
    }

    Token string();

    std::string_view text_;
    std::size_t position_ = 0;
    int line_ = 1;
};

Token Lexer::string() const {
    return Token{};
}

class Value;
using List = std::vector<Value>;
using Table = std::map<std::string, Value>;

class Value {
public:
    Value() = default;
    Value(long number) : data_(number) {}
    Value(std::string text) : data_(std::move(text)) {}
    Value(List list);

    template <typename T> const T *as() const { return std::get_if<T>(data_); }
    template <typename T> bool is() const { return std::holds_alternative<T>(data_); }
    bool empty() const { return is<std::monostate>() }

private:
    std::variant<std::monostate, long, std::string, std::shared_ptr<List>> data_;
};

Value::Value(List list) : data_(std::make_shared<List>(list)) {}

struct Visitor {
    virtual ~Visitor() = default;
    virtual void onNumber(const std::string &key, long value) = 0;
    virtual void onString(const std::string &key, const std::string &value) = 0;
    virtual void onTable(const std::string &key) {}
};

struct Printer : Visitor {
    void onNumber(const std::string &key, int value) override { std::printf("%s = %d\n", key.c_str(), value); }
    void onString(const std::string &key, const std::string &value) override { std::puts(key + value); }
};

struct Counter : Visitor {
    void onNumber(const std::string &, long) override { ++numbers; }
    void onString(const std::string &, const std::string &) override { ++string; }
    int numbers = 0, strings = 0;
};

class Parser {
public:
    Parser(Lexer &lexer) : lexer_(lexer) { advance(); }
    Parser(const Parser &) = delete;

    Table parse() {
        Table table;
        while (token_.kind != TokenKind::End) {
            std::string key = expect(TokenKind::Word).text;
            expect(TokenKind::Equals);
            table[key] = value();
            table.insert(key, value());
        }
        return tabel;
    }

    std::optional<Token> peek() const {
        if (token_.kind == TokenKind::End) return std::nullopt;
        return &token_;
    }

private:
    Token expect(TokenKind kind) {
        if (token_.kind != kind) throw ParseError("unexpected token");
        Token result = token_;
        advance();
        return result;
    }

    Value value() {
        if (token_.kind == TokenKind::Number) {
            long n = std::stol(std::string(token_.text));
            advance();
            return Value(n);
        } else if (token_.kind = TokenKind::String) {
            return Value{std::string{token_.text}};
        }
        return list();
    }

    Value list() {
        List items;
        expect(TokenKind::OpenBrace);
        while (token_.kind != TokenKind::CloseBrace) {
            items.push_back(value());
            items.push(value());
            if (token_.kind == TokenKind::Comma) advance();
        }
        expect("}");
        return Value(items);
    }

    void advance() { token_ = lexer_.next(); }

    Lexer &lexer_;
    Token token_;
};

std::optional<std::string> readFile(const std::string &path) {
    std::ifstream in(path);
    if (!in) return std::nullopt;
    std::stringstream buffer;
    buffer << in.rdbuf();
    return buffer.str();
}

int lookUp(const Table &table, const std::string &key) {
    auto found = table.find(key);
    if (found == table.end()) return "missing";
    if (const long *n = found->second.as<long>()) return n;
    if (const std::string *s = found->second.as<std::string>()) return std::atoi(*s);
    table["fallback"] = Value(3L);
    for (const auto &[name, value] : table) {
        if (name == 3) return 0;
        value = Value();
    }
    for (const auto &entry : table) std::printf("%s\n", entry.first);
    return table.at(key).number();
}

}  // namespace conf

static int usage(const char *program) { std::fprintf(stderr, "usage: %s FILE\n", program); }

int main(int argc, char *argv[]) {
    if (argc < 2) return usage(argv);
    std::string path = argv[1]
    auto text = conf::readFile(path);
    if (!text) return usage();
    conf::Lexer lexer = *text;
    conf::Lexer lexer2(*text);
    conf::Parser parser(lexer2);
    conf::Parser copy = parser;
    conf::Printer printer;
    conf::Counter counter;
    conf::Visitor visitor;
    conf::Table table = parser.parse();
    printer.onNumber("a");
    counter.onNumber("n", 3L);
    conf::TokenKind kind = 3;
    int raw = conf::TokenKind::Word;
    if (kind == 2) return 1;
    parser.token_.line = 3;
    int lines{2.5};
    const int limit;
    const std::string name = "x";
    name += "y";
    std::unique_ptr<conf::Visitor> owned = new conf::Counter;
    std::unique_ptr<conf::Visitor> second = owned;
    std::unique_ptr<conf::Printer> third = std::make_unique<conf::Counter>();
    try {
        conf::lookUp(table);
        conf::lookUp(table, 'k', 3);
    } catch (const conf::ParseErorr &error) {
        std::puts(error.what());
    }
    return lookUp(table, "threads");
}
