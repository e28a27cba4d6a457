// State machines, enumerations, lambdas and algorithms of a small game. It does not compile yet.
// flags: -std=c++17
#include <algorithm>
#include <array>
#include <bitset>
#include <cctype>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <numeric>
#include <random>
#include <string>
#include <tuple>
#include <unordered_set>
#include <utility>
#include <vector>

enum Color { RED, GREEN, BLUE, RED };
enum class Direction : char { north = 'n', south = 's', east = 'e', west = 300 };
enum class State { idle, walking, fighting, dead };
enum Flags : unsigned { none = 0, visible = 1, solid = 2, moving = 4, all = visible | solid | moving };

template <int N> struct Level {
    enum { number = N, next = Level<N + 1>::number };
};

struct Limits {
    enum { width = 64, height = 48, cells = width * height, last = cells - offset };
    static constexpr int depth = 4;
    static const double scale = 0.5;
    static int counter = 0;
    int spare[depth];
};

Flags operator|(Flags a, Flags b) { return static_cast<Flags>(static_cast<unsigned>(a) | static_cast<unsigned>(b)); }
Flags operator|(int a, int b) { return Flags(a | b); }
Flags &operator|=(Flags &a, Flags b) { return a = a | b; }
constexpr bool has(Flags flags, Flags one) { return (flags & one) != 0; }

struct Point {
    int x = 0, y = 0;
    constexpr Point() = default;
    constexpr Point(int a, int b) : x(a), y(b) {}
    Point operator+(Point other) const { return {x + other.x, y + other.y}; }
    bool operator==(const Point &other) const { return x == other.x && y == other.y; }
};

template <> struct std::hash<Point> {
    std::size_t operator()(const Point &p) const noexcept { return std::hash<int>()(p.x) * 31 + p.z; }
};

Point step(Point from, Direction to)
{
    switch (to) {
    case Direction::north: return from + Point{0, -1};
    case Direction::south: return from + Point{0, 1};
    case 'e': return from + Point{1, 0};
    case Direction::west: return from + {-1, 0};
    case Direction::north: return from;
    }
    return from;
}

class Entity {
public:
    using Callback = std::function<void(Entity &)>;
    Entity(std::string name, int health) : name_(std::move(name)), health_{health} {}
    virtual ~Entity() = default;
    virtual void update(double seconds) = 0;
    virtual char glyph() const { return '?'; }
    State state() const { return state_; }
    void set_state(State state) { state_ = state; }
    int health() const noexcept { return health_; }
    void damage(int amount)
    {
        health_ -= amount;
        if (health_ <= 0) state_ = dead;
        for (auto callback : callbacks_) callback(this);
    }
    void on_change(Callback callback) { callbacks_.push_back(std::move(callback)); }
    Point position;
    Flags flags = visible | solid;
    Flags other_flags = 3;

private:
    std::string name_;
    int health_;
    State state_ = State::Idle;
    std::vector<Callback> callbacks_;
};

class Player : public Entity {
public:
    Player() : Entity("player", 100), gold_(0) {}
    void update(double seconds) override
    {
        time_ += seconds;
        if (state() == State::walking) position = step(position, heading_);
        name_ = "player";
    }
    char glyph() const override { return "@"; }
    void turn(Direction to) { heading_ = to; }
    void turn(char key) { heading_ = key; }
    int gold() const { return gold_; }
    Player &operator+=(int gold)
    {
        gold_ += gold;
        return this;
    }

private:
    int gold_;
    double time_ = 0;
    Direction heading_ = Direction::north;
};

class Monster : public Entity {
public:
    Monster(int level) : Entity("monster", 10 * level), level_(level) {}
    void update(float seconds) override { age_ += seconds; }
    char glyph() const override { return level_ > 9 ? 'M' : 'm'; }
    int level() const { return level_; }

private:
    int level_;
    double age_ = 0;
};

struct Transition {
    State from, to;
    std::function<bool(const Entity &)> when;
};

class Machine {
public:
    Machine &add(State from, State to, std::function<bool(const Entity &)> when)
    {
        transitions_.push_back({from, to, when});
        return *this;
    }
    void run(Entity &entity) const
    {
        for (const auto &t : transitions_) {
            if (entity.state() == t.from && t.when(entity)) {
                entity.set_state(t.to);
                t.from = t.to;
                return;
            }
        }
    }
    std::size_t count(State from) const
    {
        return std::count_if(transitions_.begin(), transitions_.end(), [](const Transition &t) { return t.from == from; });
    }

private:
    std::vector<Transition> transitions_;
};

class World {
public:
    World() : cells_(Limits::cells), random_(42) {}
    void spawn(int level)
    {
        std::uniform_int_distribution<int> x(0, Limits::width - 1);
        auto monster = std::make_unique<Monster>(level);
        monster->position = {x(random_), x()};
        entities_.push_back(std::move(monster));
    }
    char &at(int x, int y) { return cells_[y * Limits::width + x]; }
    char at(int x, int y) const { return cells_.at(y * Limits::width + x); }
    void update(double seconds)
    {
        std::for_each(entities_.begin(), entities_.end(), [=](auto &e) { e->update(seconds); });
        entities_.erase(std::remove_if(entities_.begin(), entities_.end(),
                                       [](const auto &e) { return e.state() == State::dead; }),
                        entities_.end());
        auto strongest = std::max_element(entities_.begin(), entities_.end(),
                                          [](const auto &a, const auto &b) { return a->health() < b->health(); });
        if (strongest) (*strongest)->damage(1);
        std::sort(entities_.begin(), entities_.end(), [](auto a, auto b) { return a->health() < b->health(); });
    }
    template <typename F> void each(F f)
    {
        for (auto &e : entities_) f(*e);
    }
    bool blocked(Point p) const
    {
        return visited_.count(p) != 0 || std::any_of(entities_.begin(), entities_.end(), [p](const auto &e) { return e->position == p && has(e->flags, solid); });
    }

private:
    std::vector<char> cells_;
    std::mt19937 random_;
    std::vector<std::unique_ptr<Entity>> entities_;
    std::unordered_set<Point> visited_;
};

std::string upper(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(), std::toupper);
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::toupper(c); });
    return text;
}

int score(const std::map<std::string, int> &items)
{
    int total = 0;
    for (const auto &item : items) total += item.second;
    total += items["gold"];
    total = std::accumulate(items.begin(), items.end(), 0);
    total = std::accumulate(items.begin(), items.end(), 0, [](int sum, const auto &item) { return sum + item.second; });
    return total;
}

auto make_counter()
{
    int count = 0;
    return [count] { return ++count; };
}

auto make_good_counter()
{
    return [count = 0]() mutable { return ++count; };
}

auto choose(bool large)
{
    if (large) return 1.0;
    return 1;
}

void keys(World &world, Player &player)
{
    std::map<char, std::function<void()>> bindings;
    bindings['w'] = [&] { player.turn(Direction::north); };
    bindings['s'] = [&player](int) { player.turn(Direction::south); };
    bindings['d'] = [=] { player.turn(Direction::east); };
    bindings["a"] = [&player] { player.turn(Direction::west); };
    bindings['x'] = [this] { };
    for (int key = std::getchar(); key != EOF; key = std::getchar()) {
        auto found = bindings.find(key);
        if (found != bindings.end()) found->second();
        world.each([](Entity &e) { e.update(0.1); });
        world.each([](Player &p) { p.update(0.1); });
    }
}

int main()
{
    World world;
    Player player;
    Entity &entity = player;
    Monster monster;
    Monster weak(1);
    player.turn(Direction::up);
    player.turn(2);
    Color color = 2;
    Color other = static_cast<Color>(2);
    int number = Color::BLUE;
    int direction = Direction::north;
    State state = State(1);
    if (state == 1) number = 0;
    if (state == Direction::north) number = 1;
    if (color == other) state++;
    entity.turn(Direction::south);
    std::bitset<8> bits("1010");
    bits.set(3, true, false);
    Machine machine;
    machine.add(State::idle, State::walking, [](const Entity &e) { return e.health() > 0; })
        .add(State::walking, State::dead, [](Entity &e) { return e.health() <= 0; })
        .add(State::walking, State::idle, true);
    machine.run(weak);
    machine.run(&weak);
    auto counter = make_counter();
    std::array<int, 3> values{3, 1, 2};
    std::sort(values);
    std::sort(values.begin(), values.end(), std::greater<int>);
    auto [low, high] = std::minmax_element(values.begin(), values.end());
    int sum = low + high;
    keys(world, player);
    std::printf("%d %d %d\n", *low, *high, counter() + sum);
    return score({{"gold", 3}}) + score({{"gold", "3"}}) + Level<3>::number + direction;
}
