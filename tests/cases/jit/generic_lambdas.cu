// expect: 20220 error 17
// expect: 20217 error 17
// expect: 20220 error 18
// expect: 20217 error 18
// expect: 20220 error 19
// expect: 20217 error 19
// expect: 20220 error 20
// expect: 20217 error 22
// expect: 20220 error 24
// expect: 20217 error 24
// expect: 20220 error 24
// expect: 20217 error 27
// expect: 20217 error 29
// expect: 20217 error 32
// expect: 20220 error 33
// expect: 20217 error 33
const auto plain = [](auto x) { return x; };
const auto written = []<class T>(T x) { return x; };
const auto nested = [](auto x) {
    auto l = [] {};
    struct L {
        void m() {}
    };
    auto h = [](auto y) { auto z = [] {}; };
};
__device__ void device() {
    auto g = [](auto x) {
        auto l = [] {};
        auto h = [](auto y) {};
    };
}
void host() {
    auto g = [](auto x) {};
}
