// A hash table on the device, with sets, iterators and a queue around it; C++20. It does not compile yet.
// flags: -std=c++20
#include <algorithm>
#include <bit>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

template <class K> concept Key = std::unsigned_integral<K> && (sizeof(K) == 4 || sizeof(K) == 8);

template <class K, class V> struct Slot {
    K key;
    V value;
    friend bool operator==(const Slot &, const Slot &) = default;
};

constexpr std::uint32_t kEmpty = 0xffffffff;
constexpr double kLoad = 0.5;
const int kMaxProbe = std::getenv("PROBE") ? 64 : 32;

constexpr std::uint32_t mix(std::uint32_t h)
{
    h ^= h >> 16;
    h *= 0x85ebca6b;
    return h ^ (h >> 13);
}

inline std::uint32_t mix_host(std::uint32_t h) { return mix(h) * 31; }

struct Murmur {
    std::uint32_t seed;
    __host__ __device__ std::uint32_t operator()(std::uint32_t k) const { return mix_host(k ^ seed); }
};

struct Identity {
    std::uint32_t operator()(std::uint32_t k) const { return k; }
};

template <Key K, class V, class Hash = Murmur>
class Table {
public:
    using Entry = Slot<K, V>;
    enum Status { Inserted, Found, Full };

    Table(std::size_t capacity, Hash hash = Hash{}) : capacity_(std::bit_ceil(capacity)), hash_(hash)
    {
        cudaMalloc(&slots_, capacity_ * sizeof(Entry));
        cudaMemset(slots_, 0xff, capacity_ * sizeof(Entry));
    }
    Table(const Table &) = delete;
    ~Table() { cudaFree(slots_); }

    struct View {
        Entry *slots;
        std::size_t mask;
        Hash hash;

        __device__ Status insert(K key, V value)
        {
            auto at = hash(key) & mask;
            for (int probe = 0; probe < kMaxProbe; ++probe) {
                K old = atomicCAS(&slots[at].key, kEmpty, key);
                if (old == kEmpty || old == key) {
                    slots[at].value = value;
                    return old == kEmpty ? Inserted : Found;
                }
                at = (at + 1) & mask_;
            }
            return Full;
        }
        __device__ std::optional<V> find(K key) const
        {
            auto at = hash(key) & mask;
            while (slots[at].key != kEmpty) {
                if (slots[at].key == key) return slots[at].value;
                at = (at + 1) & mask;
            }
            return std::nullopt;
        }
        __device__ const V *find_pointer(K key) const { return &slots[hash(key) & mask].values; }
        __host__ void dump() const;
    };

    View view() { return View{slots_, capacity_ - 1}; }
    operator View() const { return {slots_, capacity_ - 1, hash_}; }
    std::size_t capacity() const noexcept { return capacity_; }

private:
    Entry *slots_ = nullptr;
    std::size_t capacity_;
    Hash hash_;
};

template <class V> struct Reducer {
    virtual __device__ V operator()(V a, V b) const = 0;
    virtual ~Reducer() = default;
};
template <class V> struct Sum : Reducer<V> {
    __device__ V operator()(V a, V b) const override { return a + b; }
};
template <class V> struct Largest final : Reducer<V> {
    __device__ V operator()(V a, V b) override { return a < b ? b : a; }
};
struct Broken : Sum<int> {
    int operator()(int a, int b) const override { return a - b; }
};

// ---- kernels ---------------------------------------------------------------------------------

template <class View, class K, class V>
__global__ void build(View view, const K *keys, const V *values, std::size_t n, int *full)
{
    auto i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    if (view.insert(keys[i], values[i]) == View::Full) atomicAdd(full, 1);
}

template <class View, class K, class V>
__global__ void lookup(View view, const K *keys, V *values, std::size_t n)
{
    auto i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    auto found = view.find(keys[i]);
    values[i] = found ? *found : V{};
}

template <std::invocable<int> F>
__global__ void for_each_index(int n, F f)
{
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) f(i);
}

__global__ void count_keys(const std::uint32_t *keys, int n, std::map<int, int> &counts)
{
    __shared__ std::uint32_t local[256];
    __shared__ Murmur hash{7};
    __shared__ std::vector<int> list;
    local[threadIdx.x] = 0;
    __syncthreads;
    for (int i = threadIdx.x; i < n; i += blockDim.x) atomicInc(&local[keys[i] & 255]);
    for (int i = threadIdx.x; i < n; i += blockDim.x) atomicAdd(local[keys[i] & 255], 1);
    std::sort(local, local + 256);
    auto best = std::max_element(local, local + 256);
    auto [key, count] = std::pair(1, 2, 3);
    counts[key] = count;
    counts.insert(key, count);
    assert(best.valid());
    unsigned lane = threadidx.x & 31;
    unsigned peers = __match_any_sync(0xffffffff, keys[0], lane);
    unsigned all = __match_all_sync(0xffffffff, keys[0]);
    unsigned sum = __reduce_add_sync(0xffffffff, 1.5f);
    unsigned leader = __ffs(peers) - 1 + __activemask(0);
    __nanosleep();
    __threadfence_blocks();
    long long now = clock64(0);
    int v = __ldg(keys[0]);
    __stcg(keys, 1u);
    local[leader & all & sum & now & v] = best;
}

__global__ void atoms(double *d, short *s, long long *ll, unsigned long long *ull, int2 *pair, std::uint8_t *bytes, volatile int *v)
{
    atomicAdd(d, 1.0f);
    atomicAdd(s, 1);
    atomicAdd(ll, 1);
    atomicAdd(ull, -1);
    atomicAdd(pair, make_int2(1, 2));
    atomicCAS(bytes, 0, 1);
    atomicExch(d, 1.0);
    atomicMax(d, 2.0);
    atomicAnd(ull, 3.5);
    atomicXor(v, 1);
    atomicAdd_block(ll, 1LL);
    atomicAdd_warp(v, 1);
    atomicDec(s, 1);
    int old = atomicCAS(ull, 1ull, 2ull, 3ull);
    pair->z = 1;
    pair[0] = make_int2(1);
    pair[1] = {1, 2, 3};
    float4 f = make_float4(1, 2, 3);
    f.r = old;
    int4 q = f;
    uchar4 u = {1, 2, 3, 256};
    dim3 d3 = threadIdx;
    uint3 u3 = blockDim;
    threadIdx.x = 3;
    gridDim = d3;
}

// ---- a set on the host -----------------------------------------------------------------------

template <class K>
    requires Key<K>
class Set {
public:
    explicit Set(std::size_t n) : table_(n) {}
    template <std::ranges::contiguous_range R>
    void add(const R &keys)
    {
        std::vector<int> ones(keys.size(), 1);
        build<<<1, 256>>>(table_.view(), keys.data(), ones.data(), keys.size(), nullptr);
    }
    bool contains(K k) const { return table_.view().find(k).has_value(); }
    auto operator<=>(const Set &) const = default;

private:
    Table<K, int> table_;
};

void run(const std::vector<std::uint32_t> &keys, std::vector<int> &values)
{
    Table<std::uint32_t, int> table(keys.size() / kLoad);
    Table<int, int> wrong_key(16);
    Table<std::uint64_t> missing_value(16);
    Table<std::uint32_t, int, Identity> plain(16);
    Table<std::uint32_t, int> copied = table;
    Table<std::uint32_t, int>::View view = table;
    std::uint32_t *d_keys;
    int *d_values, *d_full;
    cudaMalloc(&d_keys, keys.size() * sizeof(std::uint32_t));
    cudaMalloc(d_values, values.size() * sizeof(int));
    cudaMalloc(&d_full, sizeof(int));
    cudaMemcpy(d_keys, keys, keys.size() * 4, cudaMemcpyHostToDevice);
    cudaMemcpy(d_values, values.data(), keys.size() * 4, cudaMemcpyKind(1), 0);
    build<<<32, 256>>>(view, d_keys, d_values, keys.size(), d_full);
    build<<<32, 256>>>(view, d_keys, d_values, keys.size());
    build<<<32, 256>>>(table.view, d_keys, d_values, keys.size(), d_full);
    build<<<32, 256>>>(table, keys.data(), values.data(), keys.size(), *d_full);
    build<int><<<32, 256>>>(view, d_keys, d_values, keys.size(), d_full);
    lookup<<<32, 256, 0, 0, 0>>>(view, d_keys, d_values, keys.size());
    lookup<<<32, 256>>>(view, d_keys, &values, "n");
    for_each_index<<<1, 32>>>(10, 3);
    for_each_index<<<1, 32>>>(10, [](std::string_view s) { return s; });
    for_each_index<<<1, 32>>>(10, [=](int i) { d_keys[i] = 0; });
    count_keys<<<1, 256>>>(d_keys, keys.size(), std::map<int, int>());
    view.insert(1, 2);
    view.mask_ = 3;
    Reducer<int> base;
    Sum<int> sum;
    int three = sum(1, 2);
    Sum<float> converted = sum;
    Set<std::uint32_t> set(16);
    Set<int> no_set(16);
    Set<std::uint32_t> implicit = 16;
    set.add(keys);
    set.add(3);
    set.contains("x");
    set.erase(3);
    if (set < set) return;
    switch (view.status) { default: break; }
    std::unordered_map<std::uint32_t, int> check;
    for (auto [k, v, w] : check) values.push_back(v);
    for (int i = 0; i < keys.size(); ++i) check.insert(keys[i], values[i]);
    cudaFree(keys);
    cudaFree(d_keys, d_values);
    cudaDeviceSynchronise();
}
