// flags: -std=c++17
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <random>
#include <regex>
#include <thread>
using namespace std::chrono_literals;
std::atomic<int> count{0};
thread_local std::mt19937 generator(1);
std::once_flag once;
std::mutex mutex;
__global__ void k(int *p) { *p = 1; }
int main() {
    std::thread other([] { std::call_once(once, [] { ++count; }); std::lock_guard<std::mutex> lock(mutex); });
    other.join();
    std::this_thread::sleep_for(1ms + 2us);
    std::regex word("[a-z]+");
    std::uniform_int_distribution<int> dice(1, 6);
    k<<<1, 1>>>(nullptr);
    return count + dice(generator) + std::regex_match("abc", word) + (1h > 30min);
}
