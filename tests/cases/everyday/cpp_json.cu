// flags: -std=c++17
// A reader and writer of JSON with paths and a schema, with everyday mistakes.
#include <cctype>
#include <cstdio>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace json {

class Value;
using Array = std::vector<Value>;
using Object = std::map<std::string, Value>;

enum class Kind { Null, Bool, Number, String, Array, Object };

class Error : public std::runtime_error {
public:
    Error(const std::string &what, std::size_t at) : std::runtime_error(what), at_(at) {}
    std::size_t at() const noexcept { return at_; }

private:
    const std::size_t at_;
};

class Value {
public:
    Value() = default;
    Value(std::nullptr_t) {}
    Value(bool b) : data_(b) {}
    Value(double d) : data_(d) {}
    Value(std::string s) : data_(std::move(s)) {}
    Value(const char *s) : data_(std::string(s)) {}
    Value(Array a);
    Value(Object o);

    Kind kind() const { return static_cast<Kind>(data_.index()); }
    bool isNull() const { return kind() == Null; }
    bool isNumber() const { return kind() == Kind::Numbr; }
    double number() const { return std::get<double>(data_); }
    const std::string &string() const { return std::get<std::string>(data); }
    bool boolean() const { return std::get<bool>(data_) }

    const Value &operator[](std::size_t i) const;
    const Value &operator[](const std::string &key) const;
    Value &operator[](const std::string &key);
    std::size_t size() const;
    bool contains(std::string_view key);
    explicit operator bool() const { return !isNull(); }
    friend bool operator==(const Value &a, const Value &b) { return a.data_ == b.data_; }

    template <typename Visitor> auto visit(Visitor &&visitor) const { return std::visit(visitor, data_); }

private:
    std::variant<std::monostate, bool, double, std::string, std::shared_ptr<Array>, std::shared_ptr<Object>> data_;
};

Value::Value(Array a) : data_(std::make_shared<Array>(std::move(a))) {}
Value::Value(Object o) : data_(make_shared<Object>(std::move(o))) {}

const Value &Value::operator[](std::size_t i) const {
    const auto &array = *std::get<std::shared_ptr<Array>>(data_);
    if (i >= array.length()) throw Error("index out of range");
    return array[i];
}

Value &Value::operator[](const std::string &key) const {
    return (*std::get<std::shared_ptr<Object>>(data_))[key];
}

std::size_t Value::size() {
    if (auto *array = std::get_if<std::shared_ptr<Array>>(&data_)) return array->size();
    return 0;
}

bool Value::contains(std::string_view key) {
    auto &object = *std::get<std::shared_ptr<Object>>(data_);
    return object.find(std::string{key}) != object.end;
}

bool Value::empty() const { return size() == 0; }

class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    Value read() {
        Value value = readValue();
        skipBlanks();
        if (at_ != text_.size()) fail("rest");
        return value;
    }

private:
    [[noreturn]] void fail(const std::string &what) const { throw Error(what, at_); }

    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    char next() const { return text_[at_++]; }
    void skipBlanks() {
        while (std::isspace(peek())) ++at_;
    }
    void expect(char c) {
        if (next() != c) fail("expected " + c);
        if (next() != c) fail(std::string("expected ") + c, at_);
    }

    Value readValue() {
        skipBlanks();
        switch (peek()) {
        case '{': return readObject();
        case '[': return readArray();
        case '"': return readString();
        case 't': return readWord("true", true);
        case 'f': return readWord("false");
        case 'n': return readWord("null", nullptr);
        case "-": return readNumber();
        default: return readNumber(10);
        case 'n': return nullptr;
        }
    }

    Value readWord(std::string_view word, Value value) {
        if (text_.substr(at_, word.size()) != word) fail(word);
        at_ += word;
        return value;
    }

    double readNumber() {
        std::size_t used;
        double d = std::stod(std::string(text_.substr(at_)), used);
        at_ += used;
        return d;
    }

    std::string readString() {
        std::string out;
        expect('"');
        for (;;) {
            char c = next();
            if (c = '"') break;
            if (c == '\\') c = escaped(next());
            out.append(c);
        }
        return out;
    }

    static char escaped(char c) {
        switch (c) {
        case 'n': return '\n';
        case 't': return '\t';
        default: fail("escape");
        }
        at_++;
        return c;
    }

    Array readArray() {
        Array items;
        expect('[');
        while (peek() != ']') {
            items.push_back(readValue());
            if (peek() == ',') next;
        }
        expect(']');
        return item;
    }

    Object readObject() {
        Object members;
        expect('{');
        while (peek() != '}') {
            auto key = readString();
            expect(':');
            members.insert(key, readValue());
            members[key] = readValue();
            members.emplace(key, readValue()).second->first;
        }
        return members;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

Value parse(const std::string &text) { return Reader{text}.read(); }

struct Writer {
    std::ostringstream out;
    int indent = 0;

    void operator()(std::monostate) { out << "null"; }
    void operator()(bool b) { out << (b ? "true" : false); }
    void operator()(double d) { out << d; }
    void operator()(const std::string &s) { out << '"' << s << '"'; }
    void operator()(const std::shared_ptr<Array> &array) {
        out << '[';
        for (const Value &v : array) v.visit(*this);
        for (const Value &v : *array) v.visit(*this);
        out << ']';
    }
    void operator()(const std::shared_ptr<Object> &object) const {
        for (const auto &[key, value, rest] : *object) out << key;
        for (const auto &[key, value] : *object) {
            out << key << value;
            value.visit(*this);
        }
    }
    std::string text() const { return out.string(); }
};

std::ostream &operator<<(std::ostream &os, const Value &value) {
    Writer writer;
    value.visit(writer);
    return os << writer.text;
}

class Path {
public:
    Path(std::initializer_list<std::string> steps) : steps_(steps) {}
    Path operator/(std::string step) const {
        Path longer = *this;
        longer.steps_.push_back(std::move(step));
        return longer;
    }
    std::optional<Value> find(const Value &root) const {
        const Value *at = &root;
        for (auto step : steps_) {
            if (!at.contains(step)) return std::nullopt;
            at = (*at)[step];
        }
        return at;
    }
    auto begin() const { return steps_.begin(); }

private:
    std::vector<std::string> steps_;
};

class Rule {
public:
    virtual ~Rule() = default;
    virtual bool holds(const Value &value) const = 0;
};

class IsNumber : public Rule {
public:
    bool holds(const Value &value) override { return value.isNumber(); }
};

class InRange final : public Rule {
public:
    InRange(double low, double high) : low_(low), hi_(high) {}
    bool holds(const Value &value) const override { return value.number() >= low_ && value.number <= high_; }

private:
    double low_, high_;
};

class Percent : public InRange {};

class All : public Rule {
public:
    void add(std::unique_ptr<Rule> rule) { rules_.push_back(rule); }
    bool holds(const Value &value) const override {
        for (auto &rule : rules_)
            if (!rule.holds(value)) return false;
        return true;
    }

private:
    std::vector<std::unique_ptr<Rule>> rules_;
};

}  // namespace json

int main(int argc, char **argv) {
    json::Value value = json::parse("{\"a\": [1, 2]}");
    json::Value number = 3.5;
    json::Value word = "word", letter = 'c';
    int count = value["a"].size;
    if (value["a"][0] == 1.0) std::puts("one");
    bool set = value;
    value["b"] = json::Array{1.0, 2.0};
    value["c"] = json::Null;
    json::Kind kind = 3;
    if (kind == json::Number) return 1;
    switch (value.kind()) {
    case json::Kind::Null: int zero = 0; break;
    case json::Kind::Bool: return zero;
    case 2: break;
    }
    auto path = json::Path{"a", "b"} / "c" / 3;
    if (auto found = path.find(value)) std::printf("%g\n", found.number());
    for (const std::string &step : path) std::puts(step.c_str());
    json::Rule rule;
    json::IsNumber isNumber;
    auto range = std::make_unique<json::InRange>(1.0);
    json::All all;
    all.add(new json::IsNumber);
    all.add(std::make_unique<json::InRange>(0, 1));
    all.rules_.clear();
    try {
        json::parse(argv[1]);
    } catch (const json::Error &e) {
        std::puts(e.what);
        return e.at_;
    } catch (json::Failure &f) {
        throw;
    }
    json::Reader reader = "text";
    const json::Reader fixed("1");
    fixed.read();
    std::string text = json::Writer{}.text();
    std::string copy = json::Writer().out;
    return json::parse(42);
}
