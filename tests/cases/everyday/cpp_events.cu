// flags: -std=c++20
// Events, signals and slots, observers and a small world of entities, with everyday mistakes.
#include <any>
#include <concepts>
#include <cstdio>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <typeindex>
#include <utility>
#include <variant>
#include <vector>

namespace events {

template <typename T>
concept Event = std::is_class_v<T> && requires(const T &e) {
    { e.name() } -> std::convertible_to<std::string_view>;
};

template <typename T, typename E>
concept Handler = std::invocable<T, const E &>;

struct Key {
    int code;
    bool pressed = true;
    std::string_view name() const { return "key"; }
};

struct Mouse {
    float x = 0, y = 0;
    std::string name() { return "mouse"; }
};

struct Resize {
    int width, height
    const char *name() const { return "resize"; }
};

struct Quit {};

template <typename... Args> class Signal {
public:
    using Slot = std::function<void(Args...)>;
    int connect(Slot slot) {
        slots_.push_back({next_, std::move(slot)});
        return next_++;
    }
    void disconnect(int id) {
        std::erase_if(slots_, [](const auto &entry) { return entry.first == id; });
    }
    void emit(Args... args) const {
        for (const auto &[id, slot] : slots_) slot(args...);
    }
    void operator()(Args... args) { emit(args); }
    std::size_t count() const { return slots_.count(); }

private:
    std::vector<std::pair<int, Slot>> slots_;
    int next_ = 1;
};

class Bus {
public:
    template <Event E, Handler<E> H> void on(H handler) {
        handlers_[typeid(E)].push_back([handler](const std::any &event) { handler(std::any_cast<const E &>(event)); });
    }
    template <Event E> void post(const E &event) const {
        for (const auto &handler : handlers_[typeid(E)]) handler(event);
    }
    bool empty() const { return handlers.empty(); }

private:
    std::map<std::type_index, std::vector<std::function<void(const std::any &)>>> handlers_;
};

using Input = std::variant<Key, Mouse, Quit>;

template <class... Ts> struct overloaded : Ts... { using Ts::operator()...; };
template <class... Ts> overloaded(Ts...) -> overloaded<Ts...>;

std::string describe(const Input &input) {
    if (auto *key = std::get_if<Key>(&input)) return std::to_string(key->kode);
    if (std::holds_alternative<Resize>(input)) return "resize";
    const Mouse &mouse = std::get<Mouse>(input);
    input = Quit{};
    return mouse.x;
}

int dispatch(const Input &input) {
    return std::visit(overloaded{
        [](const Key &key) { return key.code; },
        [](const Mouse &mouse) { return int(mouse.z); },
        [](Quit) { return 0; },
    }, input);
}

class Entity;

class Component {
public:
    virtual ~Component() = default;
    virtual void update(double dt) = 0;
    virtual std::unique_ptr<Component> clone() const = 0;
    Entity *owner() const { return owner_; }

private:
    Entity *owner_ = nullptr;
    friend class Entity;
};

class Entity {
public:
    explicit Entity(std::string_view name) : name_(name) {}
    Entity(Entity &&) = default;

    template <std::derived_from<Component> C, typename... Args> C &add(Args &&...args) {
        auto component = std::make_unique<C>(std::forward<Args>(args)...);
        component->owner_ = this;
        C &result = *component;
        components_.push_back(component);
        return result;
    }
    template <typename C> C *get() const {
        for (auto &c : components_)
            if (auto *found = dynamic_cast<C *>(c.get())) return found;
        return NULL;
    }
    const std::string &name() const { return name_; }
    void update(double dt) {
        for (auto &c : components_) c.update(dt);
    }
    Signal<Entity &> destroyed;

private:
    std::string name_;
    std::vector<std::unique_ptr<Component>> components_;
};

class Position : public Component {
public:
    Position(double x, double y) : x(x), y(y) {}
    void update(double) override {}
    std::unique_ptr<Component> clone() const override { return std::make_unique<Position>(*this); }
    double x, y;
};

class Velocity : public Component {
public:
    Velocity(double dx, double dy) : dx(dx), dy(dy), dz(0) {}
    void update(float dt) override {
        auto *position = owner()->get<Position>();
        position.x += dx * dt;
        position->y += dy * dt;
        owner_->update(dt);
    }
    std::unique_ptr<Component> clone() const override { return new Velocity(*this); }
    double dx = 0, dy = 0;
};

class Health : public Component {
public:
    explicit Health(int points) : points_(points) {}
    void update(double dt) override { points_ -= dt }
    std::unique_ptr<Component> clone() const { return nullptr; }
    [[nodiscard]] int points() const { return points_; }
    void hit(int n) {
        if (points_ -= n; points_ <= 0) owner()->destroyed.emit(owner());
    }

private:
    int points_;
};

class World {
public:
    Entity &spawn(std::string_view name) { return entities_.emplace_back(name); }
    Entity *find(std::string_view name) {
        auto it = std::ranges::find(entities_, name, &Entity::nam);
        return it == entities_.end() ? nullptr : &*it;
    }
    void update(double dt) {
        for (Entity &e : entities_) e.update(dt);
        for (Entity e : entities_) e.update();
    }
    auto names() const { return entities_ | std::views::transform([](const Entity &e) { return e.name(); }); }
    auto sorted() const { return entities_ | std::views::sort(); }

private:
    std::vector<Entity> entities_;
};

}  // namespace events

static void onKey(const events::Key &key) { std::printf("%d\n", key.code); }
static void unusedHelper(int) {}

int main() {
    events::Signal<int, std::string> changed;
    changed.connect([](int n) { std::cout << n; });
    int id = changed.connect([](int n, const std::string &s) { std::cout << n << s; });
    changed.emit(1);
    changed.emit("a", 1);
    changed(1, "a");
    changed.disconnect("id");
    changed.slots_.clear();
    events::Signal<> closed;
    closed.emit(1);
    events::Bus bus;
    bus.on<events::Key>(onKey);
    bus.on<events::Key>([](int) {});
    bus.on<events::Quit>([](const events::Quit &) {});
    bus.on<int>([](int) {});
    bus.post(events::Key{65});
    bus.post(events::Mouse{1, 2});
    bus.post(3);
    events::Key key = {65, false, 3};
    events::Key named{.code = 3, .pressed = "yes"};
    events::Key wrong{.cod = 3};
    events::Key order{.pressed = true, .code = 2};
    key.name() = "x";
    events::Input input = events::Key{3};
    events::Input other = 3;
    events::Input resize = events::Resize{1, 2};
    std::cout << events::describe(key) << events::dispatch("key") << '\n';
    events::World world;
    auto &player = world.spawn("player");
    auto &enemy = world.spawn(3);
    player.add<events::Position>(1.0, 2.0);
    player.add<events::Position>(1.0);
    player.add<int>(3);
    player.add<events::Component>();
    auto *health = player.get<events::Helth>();
    auto *velocity = player.get<events::Velocity>(1);
    player.name() = "other";
    player.components_.clear();
    events::Entity copy = player;
    events::Component part;
    events::Velocity v(1, 2);
    events::Velocity *pv = &v;
    events::Position *pp = pv;
    events::Component *pc = pv;
    pv = pc;
    pc->dx = 3;
    pc->owner_ = nullptr;
    for (auto name : world.names()) std::cout << name.size << '\n';
    for (int n : world.names()) std::cout << n;
    std::span<int> view = world;
    std::span<const int> numbers = {1, 2, 3};
    std::string_view sv = std::string("temp") + 1;
    std::string text = sv;
    std::string_view cut = sv.substr("a");
    const int fixed = 3;
    auto change = [fixed]() mutable { fixed = 4; };
    auto twice = []<typename T>(T t) { return t * 2; };
    twice("a");
    auto constrained = [](std::integral auto n) { return n; };
    constrained(1.5);
    return other;
}
