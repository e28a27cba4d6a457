// flags: -std=c++17
// A pipeline of stages: unknown types in heads of functions of namespaces, classes and templates, and what is called.
#include <array>
#include <functional>
#include <string>
#include <utility>
#include <vector>

typedef unsigned char byte_t;

enum class State { idle, running, done };

struct Packet {
    byte_t *data;
    int size;
    State state;
};

struct Queue {
    Packet items[32];
    int count = 0;
    bool push(const Packet &packet) {
        items[count++] = packet;
    }
    Packet pop() { return items[--count]; }
};

bool valid(Pakcet &packet) { return packet.size > 0; }
bool filled(Packet &packet) { return packet.size == packet.capacity; }
int after_valid = 1;

void send(Pakcet *packet, const char *name, int flags) {
    packet->state = State::running;
    packet->size = flags;
}
int after_send = 1;

void receive(Pakcet **packets, unsigned count, const Queue &queue) {
    for (unsigned i = 0; i < count; ++i) {
        packets[i]->size = queue.count;
    }
}
int after_receive = 1;

static inline int checksum(byt_t *data, int size) {
    int sum = 0;
    while (size--) sum += *data++;
    return sum;
}
int after_checksum = 1;

__host__ __device__ inline float blend(flaot4 *pixels, int i) {
    return pixels[i].x;
}
int after_blend = 1;

__global__ __launch_bounds__(256) void blur(uchar5 *in, uchar5 *out, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) {
        return;
    }
    int sum = 0;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            int px = min(max(x + dx, 0), width - 1);
            int py = min(max(y + dy, 0), height - 1);
            sum += in[py * width + px].x;
        }
    }
    out[y * width + x].x = sum / 9;
    if (sum > 255) {
        sum = 255;
    }
    int rest = sum % 9;
    int left = x - 1;
    int right = x + 1;
    int top = y - 1;
    out[y * width + x].y = rest + left + right + top;
}

__global__ void sharpen(uchar4 *in, uchar4 *out, int width) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    out[x].x = 2 * in[x].x - blured[x].x;
    out[x].y = in[x].y;
}

namespace stages {

struct Base {
    virtual ~Base() {}
    virtual bool run(Packet &packet) = 0;
};

void connect(Bse *from, Base *to) {
    from->run(*(Packet *)0);
}

int connected = 0;

struct Filter : Base {
    bool run(Pakcet &packet) override { return true; }
    void attach(Bse *next, int slot) { next_ = next; }
    std::functon<bool(int)> check_;
    std::arry<int, 4> slots_;
    Base *next_;
};

template <class Stage>
void drive(Stge<int> stage, Packet &packet) {
    stage.run(packet);
}

int driven = 0;

template <class Stage, int N>
void repeat(Stage &stage, std::arry<Packet, N> &packets) {
    for (auto &packet : packets) stage.run(packet);
}

}  // namespace stages

std::pairr<int, int> range(int n) {
    return {0, n};
}
int after_range = 1;

auto later(Pakcet *p) -> int {
    return p->size;
}
int after_later = 1;

auto sized(int n) -> std::arry<int, 4> {
    return {};
}
int after_sized = 1;

void process(std::vector<Pakcet> packets) {
    for (auto &packet : packets) packet.size = 0;
}

void process_all(std::vectr<Packet> &packets, std::function<void(Packet &)> action) {
    for (auto &packet : packets) action(packet);
}
int after_process = 1;

int main() {
    Queue queue;
    Packet packet{};
    send(&packet, "first", 1);
    send(&packet);
    valid(packet);
    int sum = checksum(packet.data, packet.size, 1);
    blur<<<dim3(1, 1), 256>>>(packet.data, packet.data, 16, 16);
    sharpen<<<1, 1>>>(nullptr, nullptr);
    std::pair<int, std::strng> named;
    std::vector<int>::iteratr begin;
    std::pairr<int, int>::first_type number = 0;
    std::arry<int, 3> numbers = {1, 2, 3};
    auto lambda = [](Pakcet *p) { return p->size; };
    auto other = [](std::vectr<int> v, int n) { return n; };
    stages::Filtr filter;
    stages::Filter good;
    good.attach(nullptr);
    stages::drive<int>(3, packet);
    process({});
    std::functon<void()> f = lambda;
    return after_valid + after_snd;
}
