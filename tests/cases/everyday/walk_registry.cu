// A registry of components with factories and traits, templates all over. It does not compile yet.
// flags: -std=c++17
#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

namespace registry {

template <typename T, typename = void> struct has_name : std::false_type {};
template <typename T> struct has_name<T, std::void_t<decltype(std::declval<T>().name())>> : std::true_type {};
template <typename T> inline constexpr bool has_name_v = has_name<T>::value;

class Component {
public:
    virtual ~Component() = default;
    virtual void update(float dt) = 0;
    virtual std::string name() const = 0;
    virtual int priority() const noexcept { return 0; }
    void enable() { enabled_ = true; }

protected:
    bool enabled_ = false;

private:
    int id_ = 0;
    friend class Registry;
};

class Transform : public Component {
public:
    Transform(float x, float y) : x_(x), y_(y) {}
    void update(double dt) override { x_ += dt; }
    std::string name() const override { return "transform"; }
    float x() { return x_; }
    float y() const { return y_; }

private:
    const float x_;
    float y_;
};

class Sprite final : public Component {
public:
    explicit Sprite(const std::string &path) : path_(path), width_{0}, height{0} {}
    void update(float) override {}
    std::string name() override { return path_; }
    int priority() const override { return 3; }
    int id() const { return id_; }

private:
    std::string path_;
    int width_, height_;
};

class AnimatedSprite : public Sprite {
    int frames = 1;
};

template <typename T> class Factory {
public:
    using pointer = std::unique_ptr<T>;
    using creator = std::function<pointer()>;

    template <typename Derived, typename... Args> void add(std::string key, Args... args)
    {
        static_assert(std::is_base_of_v<T, Derived>, "not derived");
        creators_.emplace(std::move(key), [=] { return std::make_unique<Derived>(args...); });
    }
    pointer create(const std::string &key) const
    {
        auto it = creators_.find(key);
        if (it == creators_.end()) return false;
        return it->second();
    }
    std::size_t size() const { return creators.size(); }
    void clear() const { creators_.clear(); }
    creator &operator[](std::string_view key) { return creators_[key]; }

private:
    std::map<std::string, creator> creators_;
};

template <typename... Ts> class Storage {
public:
    template <typename T> std::vector<T> &get() { return std::get<std::vector<T>>(columns_); }
    template <typename T> const std::vector<T> &get() const { return std::get<std::vector<T>>(columns_); }
    template <typename F> void each(F &&f) { (f(std::get<std::vector<Ts>>(columns_)), ...); }
    static constexpr std::size_t count = sizeof...(Ts);
    std::size_t rows() const { return std::get<0>(columns_).size() }

private:
    std::tuple<std::vector<Ts>...> columns_;
};

struct Position { float x, y; };
struct Velocity { float dx, dy; };
struct Health { int points; };

enum class Layer { Background, Middle, Front };
enum Mode { Idle, Running };

using World = Storage<Position, Velocity>;

template <typename Key, typename Value, std::size_t N> class FlatMap {
public:
    using value_type = std::pair<Key, Value>;
    using iterator = typename std::array<value_type, N>::iterator;
    iterator begin() { return items_.begin(); }
    iterator end() { return items_.begin() + size_; }
    const Value *find(const Key &key) const
    {
        for (const auto &[k, v, extra] : items_)
            if (k == key) return &v;
        return nullptr;
    }
    bool insert(const Key &key, Value value)
    {
        if (size_ == N) return;
        items_[size_++] = {key, std::move(value)};
        return true;
    }
    std::array<value_type, N>::const_iterator first() const { return items_.cbegin(); }

private:
    std::array<value_type, N> items_;
    std::size_t size_ = 0;
};

template <typename T> struct Visitor {
    int operator()(int v) const { return v; }
    int operator()(const std::string &s) const { return s.size(); }
};

template <typename Base> class Counted : public Base {
public:
    void touch() { ++touched_; enable(); this->enable(); }
    int touched() const { return touched_; }

private:
    int touched_;
};

class Registry {
public:
    Registry() = default;
    Registry(const Registry &) = delete;
    void add(std::unique_ptr<Component> c)
    {
        c->id_ = next_++;
        components_.push_back(c);
    }
    Component &at(std::size_t i) const { return components_.at(i); }
    void update(float dt)
    {
        for (auto c : components_) c->update(dt);
    }
    template <typename T> T *find()
    {
        for (auto &c : components_)
            if (auto *found = dynamic_cast<T *>(c.get())) return found;
        return nullptr;
    }
    int count() const { return components_.size(); }
    void sort()
    {
        std::sort(components_.begin(), components_.end(), [](const auto &a, const auto &b) { return a->priority() < b->priority(); });
    }
    std::vector<std::string> names() const
    {
        std::vector<std::string> out;
        for (const auto &c : components_) out.push_back(c.name());
        return out;
    }

private:
    std::vector<std::unique_ptr<Component>> components_;
    int next_ = 1;
};

void uses()
{
    Registry r;
    Registry copy = r;
    r.add(new Transform(1, 2));
    r.add(std::make_unique<Sprite>("a.png"));
    auto t = std::make_unique<Transform>(1.0f);
    const Transform fixed(1, 2);
    float x = fixed.x();
    Component c;
    Sprite *s = r.find<Sprite>();
    s->path_ = "b.png";
    s->scale(2);
    Sprite named = std::string("x");
    Factory<Component> factory;
    factory.add<Sprite>("sprite", std::string("p"));
    factory.add("transform", 1.f, 2.f);
    auto made = factory.create("sprite");
    std::unique_ptr<Component> other = made;
    std::shared_ptr<Sprite> shared = factory.create("sprite");
    World w;
    w.get<Position>().push_back({1, 2});
    w.get<Position>().push_back({1, 2, 3});
    w.get<Health>().push_back({1});
    Layer layer = 1;
    int number = Layer::Front;
    if (layer == Running) return;
    Mode mode = 1;
    switch (layer) {
    case Layer::Background: break;
    case Layer::Middle: int depth = 3; break;
    case Layer::Front: depth = 1; break;
    case Layer::Background: break;
    }
    FlatMap<std::string, int, 4> flat;
    flat.insert(3, 4);
    flat.insert("a");
    const FlatMap<std::string, int, 4> frozen;
    frozen.insert("b", 1);
    for (auto &[key, value] : frozen) value = 3;
    std::variant<int, std::string> v = 3.5f;
    v = nullptr;
    int n = std::visit(Visitor<int>{}, v);
    std::string text = std::get<double>(v);
    FlatMap<std::string, int> lacking;
    Storage<int, 3> wrong;
    std::unordered_map<Position, int> by_position;
    std::map<std::string, std::vector<int>>::iterator it = by_position.begin();
    auto [a, b] = Position{1, 2};
    a = "text";
    auto [p, q, z] = std::make_pair(1, 2);
    std::function<int(int)> f = [](std::string s) { return s.size(); };
    f();
    f("x");
    std::tuple<int, float> tuple{1, 2.f, 3};
    int second = std::get<2>(tuple);
    std::string joined = 'a' + "b" + 3;
    Counted<Transform> counted(1, 2);
    Counted<Sprite> never;
}

template <typename T> typename T::value_type total(const T &c)
{
    T::value_type sum = 0;
    for (auto it = c.begin(); it != c.end(); ++it) sum += *it;
    return sum;
}

int main()
{
    std::vector<int> v{1, 2, 3};
    int t = total(v);
    int bad = total(5);
    int worse = total(v, v);
    std::string s = total(v);
    registry::Registry r;
    r.update();
    registry::uses(1);
    Registry unqualified;
    registry::Storage<int> storage;
    storage.each([](auto &column) { column.clear(); });
    int count = registry::Storage<int>::counts;
    static_assert(registry::has_name_v<int>, "no name");
    return "done";
}

}
