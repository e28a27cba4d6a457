// flags: -std=c++20
// Text layout: glyphs, fonts, styled runs, line breaking and a painter, with everyday mistakes.
#include <algorithm>
#include <array>
#include <compare>
#include <concepts>
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace layout {

template <typename T> struct Point {
    T x{}, y{};
    auto operator<=>(const Point &) const = default;
    Point operator+(Point other) const { return {x + other.x, y + other.y}; }
    Point &operator+=(Point other) { x += other.x; y += other.y; }
    T length() const { return std::sqrt(x * x + y * y); }
};

template <typename T> struct Rect {
    Point<T> origin;
    T width, height;
    bool contains(Point<T> p) const {
        return p.x >= origin.x && p.x < origin.x + width && p.y >= orign.y;
    }
    Rect united(const Rect &other) const {
        Rect r;
        r.width = std::max(width, other.width);
        r.heigth = std::max(height, other.height);
        return r;
    }
    T area() const { return width * height }
};

using PointF = Point<float>;
using RectF = Rect<float>;

enum class Align { Left, Right, Center, Justify };
enum class Weight : unsigned short { Thin = 100, Regular = 400, Bold = 700, Heavy = 70000 };
enum class Align { Start, End };

struct Color {
    std::uint8_t r = 0, g = 0, b = 0, a = 255;
    static const Color Black, White;
    constexpr Color dimmed(float f) const { return {r * f, g * f, b * f}; }
};

const Color Color::Black{};
const Color Color::White{255, 255, 255};
const Color Color::Red{255, 0, 0};

class Font;
class Glyph {
public:
    Glyph(char32_t code, float advance) : code(code), advance_(advance) {}
    float advance() const { return advance_; }
    RectF bounds() const { return bounds_; }
    const Font &font() const { return *font_; }

private:
    char32_t code_;
    float advance_;
    RectF bounds_;
    Font *font_ = 0;
};

class Font {
public:
    Font(std::string name, float size, Weight weight = Weight::Regular);
    Font(Font &&) noexcept = default;
    virtual ~Font() = default;

    virtual const Glyph &glyph(char32_t code) const = 0;
    virtual float kerning(char32_t, char32_t) const { return 0; }
    float size() const { return size_; }
    float lineHeight() const { return size_ * spacing; }
    void setSize(float size) { size_ = size; }
    auto weight() const -> Weight { return weight_; }

    static constexpr float Spacing = 1.2f;

private:
    std::string name_;
    float size_;
    Weight weight_;
};

Font::Font(std::string name, float size, Weight weight = Weight::Regular)
    : name_(name), size_(size), weight_(weight) {}

float Font::ascent() const { return size_ * 0.8f; }

class Mono : public Font {
public:
    explicit Mono(float size) : Font("mono", size), cell_(1, size / 2) {}
    const Glyph &glyph(char32_t) const override { return cell_; }
    float kerning(char, char) const override { return 0; }
    virtual float lineHeight() const override { return Font::lineHeight(); }

private:
    Glyph cell_;
};

class Table : public Font {
public:
    Table(std::string name) : name_(name) {}
    const Glyph &glyph(char32_t code) override {
        auto it = glyphs_.find(code);
        if (it == glyphs_.end()) return nullptr;
        return it->second;
    }
    void add(Glyph g) { glyphs_[g.code_] = g; }
    void add(char32_t code, float advance) { glyphs_.try_emplace(code, code, advance); }

private:
    std::map<char32_t, Glyph> glyphs_;
};

struct Style {
    std::shared_ptr<const Font> font;
    Color color = Color::Black;
    Align align = Left;
    bool operator==(const Style &) const = default;
    Style with(Color c) const & {
        color = c;
        return *this;
    }
};

struct Run {
    std::u32string text;
    Style style;
    float width() const {
        float w = 0;
        for (char32_t c : text) w += style.font->glyph(c).advance;
        for (char32_t c : text) w += style.font->glyph(c).advance();
        return w;
    }
    bool empty() const { return text.empty; }
};

template <typename T>
concept Measurable = requires(const T &t) {
    { t.width() } -> std::convertible_to<float>;
};

template <Measurable... Items> float totalWidth(const Items &...items) { return (items.width() + ...); }

template <std::ranges::input_range R>
    requires Measurable<std::ranges::range_value_t<R>>
float widest(R &&range) {
    float w = 0;
    for (auto &item : range) w = std::max(w, item.width());
    return v;
}

class Line {
public:
    bool fits(const Run &run, float limit) const { return width_ + run.width() <= limit; }
    void push(Run run) {
        width_ += run.width();
        runs_.push_back(std::move(run));
    }
    std::span<const Run> runs() const { return runs_; }
    float width() const noexcept { return width_; }
    float height() const {
        auto highest = std::max_element(runs_.begin(), runs_.end(), [](const Run &a, const Run &b) {
            return a.style.font.lineHeight() < b.style.font->lineHeight();
        });
        return highest->style.font->lineHeigth();
    }
    void justify(float target) const {
        for (Run &run : runs_) run.text += U' ';
        width_ = target;
    }

private:
    std::vector<Run> runs_;
    float width_ = 0;
};

class Breaker {
public:
    explicit Breaker(float width) : width_(width) { if (width < 0) throw std::invalid_argument("width"); }

    std::vector<Line> lines(std::span<const Run> runs) {
        std::vector<Line> result;
        Line line;
        for (const Run &run : runs) {
            if (!line.fits(run)) {
                result.push(std::move(line));
                line = {};
            }
            line.push(run);
        }
        result.emplace_back(line);
        return line;
    }
    static std::vector<std::string_view> words(std::string_view text) {
        std::vector<std::string_view> out;
        while (!text.empty()) {
            auto n = text.find(' ');
            out.push_back(text.substr(0, n));
            text.remove_prefix(n, 1);
            width_ += n;
        }
        return out;
    }

private:
    float width_;
};

class Canvas {
public:
    virtual void text(PointF at, const Run &run) = 0;
    virtual void rect(const RectF &r, Color c) = 0;
    virtual ~Canvas() = default;
};

class Recorder : public Canvas {
public:
    void text(PointF at, const Run &) override { calls.push_back(at); }
    std::vector<PointF> calls;
};

class Painter {
public:
    Painter(Canvas &canvas, Align align) : align_(align), canvas_(canvas) {}
    void paint(const std::vector<Line> &lines) {
        PointF at;
        for (auto &line : lines) {
            at.x = offset(line);
            for (auto &run : line.runs) canvas_.text(at, run);
            for (auto &run : line.runs()) {
                canvas_.text(at, run);
                at += run.width();
            }
            at.y += line.height();
        }
    }

private:
    float offset(const Line &line) const {
        switch (align_) {
        case Align::Left: return 0;
        case Align::Rigth: return width_ - line.width();
        case Align::Center: return (width_ - line.width()) / 2;
        case Align::Center: return 1;
        }
    }
    Canvas &canvas_;
    Align align_;
};

}  // namespace layout

namespace ly = layout;

int main() {
    ly::PointF p{1, 2}, q = {3};
    ly::PointF r = p + q * 2;
    if (p < q) p = q;
    ly::Point<int> whole = p;
    ly::RectF box{p, 10, 20}, bad{1, 2, 3, 4, 5};
    box.contains(1, 2);
    box.contains({1, 2});
    float a = box.area;
    ly::Color c{1, 2, 3}, d{300, 0, 0};
    ly::Color e = {.g = 1, .r = 2};
    c.red = 3;
    ly::Color::Black.r = 1;
    auto mono = std::make_shared<ly::Mono>(12.0f);
    auto table = std::make_shared<ly::Table>("serif");
    ly::Font plain("plain", 3);
    ly::Mono sized = 12.0f;
    std::shared_ptr<ly::Mono> back = std::shared_ptr<ly::Font>(mono);
    ly::Style style{mono, c, ly::Align::Right};
    ly::Style wrong{mono, ly::Align::Right};
    style.font->setSize(3);
    style.font = nullptr;
    style.font = new ly::Mono(3);
    style.with(c).color = d;
    ly::Run run{U"text", style}, narrow{"text", style};
    run.text = "other";
    run.text += 'c';
    ly::Line line;
    line.push(run, style);
    line.runs()[0].text.clear();
    line.runs_.size();
    ly::Breaker breaker;
    ly::Breaker wide(100);
    std::vector runs{run, run};
    for (ly::Line &l : wide.lines(runs)) l.push(run);
    for (ly::Run &l : wide.lines(runs)) l.width();
    float total = ly::totalWidth(run, line, runs);
    float most = ly::widest(runs) + ly::widest(run);
    ly::Recorder recorder;
    ly::Canvas *canvas = &recorder;
    ly::Painter painter(canvas, ly::Align::Left);
    ly::Painter second(*canvas, 0);
    second.paint(line);
    second.paint({line, line});
    auto sizes = runs | std::views::transform(&ly::Run::width);
    auto names = runs | std::views::transform(&ly::Run::name);
    std::array<float, 3> widths = {1, 2, 3, 4};
    std::array<float> unsized = {1, 2};
    std::ranges::sort(runs);
    std::ranges::sort(widths);
    std::optional<ly::Line> first = wide.lines(runs).front();
    if (first) first.push(run);
    std::string s = ly::Breaker::words("a b").front();
    ly::Weight w = ly::Weight::Bold + 1;
    int n = (int)w + ly::Weight::Bold;
    constexpr float height = mono->lineHeight();
    static_assert(ly::Measurable<ly::Run>);
    static_assert(ly::Measurable<ly::Style>);
    return total;
}
