// flags: -std=c++17
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <deque>
#include <functional>
#include <iostream>
#include <limits>
#include <map>
#include <memory>
#include <queue>
#include <random>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace market {

using Money = double;
using Clock = std::uint64_t;

class World;

/// Something that happens at a time.
class Event {
public:
    explicit Event(Clock when) : when_(when) {}
    virtual ~Event() = default;
    virtual void happen(World &world) = 0;
    virtual const char *name() const { return "event"; }
    Clock when() const { return when_; }

protected:
    Clock when_;
};

struct Later {
    bool operator()(const std::shared_ptr<Event> &a, const std::shared_ptr<Event> &b) const {
        return a->when() > b->when();
    }
};

class Agent {
public:
    Agent(std::string name, Money money) : name_(std::move(name)), money_(money), goods_(0) { ++alive; }
    Agent(const Agent &) = delete;
    virtual ~Agent() { --alive; }

    virtual Money bid(int round) const = 0;
    virtual bool wants_more() const { return goods_ < 5; }
    void pay(Money amount) noexcept { money_ -= amount; }
    void receive(int goods) { goods_ += goods; }

    const std::string &name() const & { return name_; }
    Money money() const { return money_; }
    int goods() const { return goods_; }
    static int alive;

private:
    std::string name_;
    Money money_;

protected:
    int goods_;
};

int Agent::alive = 0;

class Miser final : public Agent {
public:
    using Agent::Agent;
    Money bid(int round) const override { return round * 0.25; }
    bool wants_more() const override { return money() > 90 && Agent::wants_more(); }
};

class Spender : public Agent {
public:
    Spender(std::string name, Money money, double greed = 0.5) : Agent(std::move(name), money), greed_{greed} {}
    Money bid(int round) const override;

private:
    double greed_;
};

Money Spender::bid(int round) const {
    const Money wanted = money() * greed_ / (1 + goods());
    return round > 3 ? wanted : wanted / 2;
}

template <class Engine = std::mt19937>
class Gambler : public Spender {
    mutable Engine engine_;
    std::uniform_real_distribution<double> luck_{0.0, 1.0};

public:
    explicit Gambler(unsigned seed) : Spender("gambler", 100.0), engine_(seed) {}
    Money bid(int round) const override {
        std::uniform_real_distribution<double> luck = luck_;
        return Spender::bid(round) * luck(engine_);
    }
};

class World {
public:
    template <class T, class... Arguments>
    T &spawn(Arguments &&...arguments) {
        auto agent = std::make_unique<T>(std::forward<Arguments>(arguments)...);
        T &result = *agent;
        agents_.push_back(std::move(agent));
        return result;
    }

    void schedule(std::shared_ptr<Event> event) { events_.push(std::move(event)); }

    int run(Clock until) {
        int count = 0;
        while (!events_.empty() && events_.top()->when() <= until) {
            std::shared_ptr<Event> next = events_.top();
            events_.pop();
            now_ = next->when();
            next->happen(*this);
            ++log_[next->name()];
            count++;
        }
        return count;
    }

    Agent *best_bidder(int round) const {
        Agent *best = nullptr;
        Money highest = -std::numeric_limits<Money>::infinity();
        for (const std::unique_ptr<Agent> &agent : agents_) {
            if (!agent->wants_more())
                continue;
            if (const Money offered = agent->bid(round); offered > highest) {
                highest = offered;
                best = agent.get();
            }
        }
        return best;
    }

    auto richest() const {
        return std::max_element(agents_.begin(), agents_.end(),
                                [](const auto &a, const auto &b) { return a->money() < b->money(); });
    }

    Clock now() const { return now_; }
    const std::map<std::string, int> &log() const { return log_; }
    std::size_t size() const { return agents_.size(); }
    std::deque<Money> prices;

private:
    std::vector<std::unique_ptr<Agent>> agents_;
    std::priority_queue<std::shared_ptr<Event>, std::vector<std::shared_ptr<Event>>, Later> events_;
    std::map<std::string, int> log_;
    Clock now_ = 0;
};

class Auction : public Event {
public:
    Auction(Clock when, int rounds) : Event(when), rounds_(rounds) {}
    const char *name() const override { return "auction"; }
    void happen(World &world) override {
        for (int round = 1; round <= rounds_; ++round) {
            Agent *winner = world.best_bidder(round);
            if (winner == nullptr)
                break;
            const Money price = winner->bid(round);
            winner->pay(price);
            winner->receive(1);
            world.prices.push_back(price);
        }
        if (rounds_ > 1)
            world.schedule(std::make_shared<Auction>(world.now() + 10, rounds_ - 1));
    }

private:
    int rounds_;
};

}  // namespace market

__host__ __device__ inline float weight(int i, float half_life) { return exp2f(-static_cast<float>(i) / half_life); }

__global__ void average(const double *prices, int count, float half_life, double *result) {
    double sum = 0.0, weights = 0.0;
    for (int i = 0; i < count; i++) {
        const float w = weight(i, half_life);
        sum += w * prices[count - 1 - i];
        weights += w;
    }
    *result = weights > 0 ? sum / weights : 0.0;
}

static double averaged(const std::vector<double> &prices) {
    double *device = nullptr, *result = nullptr, host = 0;
    cudaMalloc(&device, prices.size() * sizeof(double));
    cudaMallocManaged(&result, sizeof(double));
    cudaMemcpy(device, prices.data(), prices.size() * sizeof(double), cudaMemcpyHostToDevice);
    average<<<1, 1>>>(device, static_cast<int>(prices.size()), 4.0f, result);
    if (cudaDeviceSynchronize() == cudaSuccess)
        host = *result;
    cudaFree(device);
    cudaFree(result);
    return host;
}

int main() {
    market::World world;
    world.spawn<market::Miser>("miser", 100.0);
    market::Spender &spender = world.spawn<market::Spender>("spender", 120.0, 0.75);
    world.spawn<market::Gambler<>>(7u);
    for (market::Clock when : {5, 1, 3})
        world.schedule(std::make_shared<market::Auction>(when, 4));
    const int happened = world.run(100);
    std::function<double(int)> scaled = [&spender](int factor) { return spender.money() * factor; };
    const std::vector<double> prices(world.prices.begin(), world.prices.end());
    auto [smallest, largest] = std::minmax_element(prices.begin(), prices.end());
    if (smallest != prices.end())
        std::printf("%d events, prices %.2f to %.2f, %.2f at last\n", happened, *smallest, *largest, averaged(prices));
    for (const auto &[name, count] : world.log())
        std::cout << name << ": " << count << '\n';
    std::cout << (*world.richest())->name() << ' ' << scaled(2) << ' ' << market::Agent::alive << std::endl;
    return world.size() == 3 ? 0 : 1;
}
