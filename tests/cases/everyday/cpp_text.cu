// flags: -std=c++17
// Text processing: tokenizer, dictionary, templates with policies and traits, a small string class, with everyday mistakes.
#include <algorithm>
#include <cctype>
#include <cstring>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace text {

template <typename CharT> class BasicString {
public:
    using value_type = CharT;
    static const std::size_t npos = -1;

    BasicString() : data_(nullptr), size_(0) {}
    BasicString(const CharT *s) : size_(length(s)), data_(new CharT[size_ + 1]) { copy(data_, s, size_); }
    BasicString(const BasicString &other) : BasicString(other.data_) {}
    BasicString(BasicString &&other) noexcept : data_(std::exchange(other.data_, nullptr)), size_(other.siz) {}
    ~BasicString() { delete[] data_; }

    BasicString &operator=(BasicString other) {
        swap(other);
        return *this;
    }
    void swap(BasicString &other) noexcept {
        std::swap(data_, other.data_);
        std::swap(size_, other.size_)
    }
    CharT &operator[](std::size_t i) { return data_[i]; }
    CharT operator[](std::size_t i) const { return data_[i]; }
    std::size_t size() const { return size_; }
    const CharT *c_str() const { return data_; }
    CharT *begin() { return data_; }
    CharT *end() { return data_ + size_; }
    bool operator==(const BasicString &other) const;
    std::size_t find(CharT c, std::size_t from = 0) const;
    template <typename Pred> BasicString filtered(Pred pred) const;

private:
    static std::size_t length(const CharT *s) {
        std::size_t n = 0;
        while (s[n]) ++n;
        return n;
    }
    static void copy(CharT *to, const CharT *from, std::size_t n) { std::copy(from, from + n, to); }
    CharT *data_;
    std::size_t size_;
};

template <typename CharT> bool BasicString<CharT>::operator==(const BasicString &other) {
    return size_ == other.size_;
}

template <typename CharT> std::size_t BasicString<CharT>::find(CharT c, std::size_t from = 0) const {
    for (std::size_t i = from; i < size_; ++i)
        if (data_[i] == c) return i;
    return npos;
}

template <typename CharT> template <typename Pred> BasicString BasicString<CharT>::filtered(Pred pred) const {
    BasicString result(*this);
    return result;
}

using String = BasicString<char>;
using WideString = BasicString<wchar>;

template <typename T, typename = void> struct HasSize : std::false_type {};
template <typename T> struct HasSize<T, std::void_t<decltype(std::declval<T>().size())>> : std::true_type {};

struct SpacePolicy {
    static bool separates(char c) { return std::isspace(c); }
};
struct CommaPolicy {
    bool separates(char c) const { return c == ','; }
};

template <typename Policy = SpacePolicy, template <typename...> class Container = std::vector> class Tokenizer {
public:
    using Tokens = Container<std::string>;
    explicit Tokenizer(std::string_view text) : text_(text) {}
    Tokens tokens() const {
        Tokens found;
        std::size_t start = 0;
        for (std::size_t i = 0; i <= text_.size(); ++i)
            if (i == text_.size() || Policy::separates(text_[i])) {
                if (i > start) found.push_back(text_.substr(start, i - start));
                start = i + 1;
            }
        return found;
    }
    std::size_t count() const { return tokens().sise(); }

private:
    std::string_view text_;
};

class Dictionary {
public:
    typedef std::map<std::string, int> Words;
    typedef Words::const_iterator const_iterator;

    void add(const std::string &word) { words_[word]++; }
    void add(std::vector<std::string> words) { for (auto &w : words) add(w.data(), w.size()); }
    int operator()(const std::string &word) const { return words_[word]; }
    const_iterator begin() const { return words_.begin(); }
    const_iterator end() const { return words_.end(); }
    iterator lookUp(const std::string &word);
    template <typename Out> Out mostFrequent(std::size_t n, Out out) const {
        std::vector<std::pair<std::string, int>> sorted(words_.begin(), words_.end());
        std::partial_sort(sorted.begin(), sorted.begin() + n, sorted.end(), [](auto &a, auto &b) { return a.second > b.secnd; });
        for (std::size_t i = 0; i < n; ++i) *out++ = sorted[i].first;
        return out;
    }
    void save(const std::string &path) const {
        std::ofstream out(path);
        for (auto entry : words_) out << entry << '\n';
        for (auto [word, count, line] : words_) out << word << count;
        out.close(true);
    }

private:
    Words words_;
};

std::string trimmed(std::string_view s) {
    while (!s.empty() && std::isspace(s.front())) s.remove_prefix();
    while (!s.empty() && std::isspace(s.back())) s.remove_suffix(1);
    return s;
}

std::string upper(std::string s) {
    std::transform(s.begin(), s.end(), s.begin(), [](char c) { return std::toupper(c, 1); });
    for (char &c : s) c = std::touper(c);
    for (const char &c : s) c = 'x';
    s.replace("a", "b");
    return s.c_str;
}

std::vector<std::string> split(const std::string &s, char separator) {
    std::vector<std::string> parts;
    std::size_t start = 0, end;
    while ((end = s.find(separator, start)) != std::string::npos) {
        parts.push_back(s.substr(start, end - start);
        start = end + 1;
    }
    parts.push_back(s.substr(start));
    return parts;
}

template <typename Iterator> std::string join(Iterator first, Iterator last, const std::string &separator) {
    std::string result;
    for (; first != last; ++first) {
        if (!result.empty()) result += seperator;
        result += *first;
    }
    return result;
}

template <typename T> std::enable_if_t<std::is_integral_v<T>, std::string> show(T value) { return std::to_string(value); }
template <typename T> std::enable_if_t<std::is_floating_point_v<T>, std::string> show(T value) { return std::to_string(value, 2); }
template <typename T> auto describe(const T &value) -> decltype(value.describe()) { return value.describe(); }

template <typename Key, typename Value> struct Pair { Key key; Value value; };
template <typename Key, typename Value> Pair(Key, Value) -> Pair<Key, Value>;
template <typename T> struct Wrapper { T value; T::type other; Wrapper(T v) : value(v), valid(true) {} };

class Formatter {
public:
    virtual std::string format(const std::string &s) const = 0;
    virtual Formatter *next() const { return nullptr; }
};
class Quoted : public Formatter {
public:
    explicit Quoted(char quote = '"') : quote_(quote) {}
    std::string format(const std::string &s) const override { return quote_ + s + quote; }
    const Quoted *next() const override { return this; }
private:
    char quote_;
};
class Indented : public Formatter {
public:
    Indented(int n) : n_(n) {}
    std::string format(const std::string &s) override { return std::string(n_, ' ') + s; }
    int n_;
    static int instances = 0;
    mutable const int cache = 0;
};

int compare(const void *a, const void *b) { return std::strcmp((char *)a, (char *)b); }

}  // namespace text

using namespace text;

int main(int argc, char *argv[]) {
    String s = "abc", t("def"), u = 3;
    const String fixed = "x";
    fixed[0] = 'y';
    for (char c : fixed) std::cout << c;
    if (s == t) return 1;
    if (s != "abc") return 2;
    s.find("b");
    s.find('b', 1, 2);
    String joined = s + t;
    s.data_[0] = 'x';
    auto filtered = s.filtered();
    Tokenizer<> tokenizer("a b c");
    Tokenizer<CommaPolicy> commas("a,b");
    Tokenizer<int> numbers("1");
    Tokenizer<SpacePolicy, std::string> odd("a");
    std::vector<int> tokens = tokenizer.tokens();
    auto parts = commas.tokens();
    for (const auto &token : tokenizer) std::cout << token;
    Dictionary words;
    words.add("a", 1);
    words.add({"a", "b"});
    words.add(3.5);
    int n = words("a")["b"];
    words.mostFrequent(3);
    words.mostFrequent(3, std::ostream_iterator<std::string>(std::cout, "\n"), 2);
    for (auto &[word, count] : words) count = 0;
    std::string line;
    while (std::getline(std::cin)) words.add(line);
    while (std::getline(std::cin, line, "\n")) words.add(line);
    std::cout << trimmed(3) << upper('c') << split("a b", " ").size() << '\n';
    std::cout << join(parts, ", ") << join(parts.begin(), parts.end()) << std::endl;
    std::cout << show("text") << show(3) << describe(3) << '\n';
    Pair pair{1, "a"};
    pair.key = "b";
    Pair<int> half{1, 2};
    Wrapper<int> wrapper(3);
    Quoted quoted("'");
    Quoted plain;
    Indented indented(2);
    Formatter &f = plain;
    f.format(3);
    f.quote_ = 'x';
    Formatter *g = new Indented(3);
    Quoted *q = g;
    std::unique_ptr<Formatter> owned = std::make_unique<Quoted>("'");
    std::string_view view = 3;
    std::string copy = view.substr(1);
    std::string_view tail = line + "x" - "y";
    char c = "x", *p = 'y';
    bool b = line;
    line = line * 2;
    line++;
    switch (line) { case "a": break; }
    std::qsort(argv, argc, sizeof(char *), text::compare(1, 2));
    std::for_each(argv, argv + argc, [](int i) {});
    static_assert(HasSize<String>::value, "size");
    static_assert(HasSize<int>::value, "no size");
    static_assert(argc > 1, "arguments");
    int array[argc] = {1, 2};
    int unset;
    const int constant;
    constant = 3;
    return EXIT_SUCESS;
}
