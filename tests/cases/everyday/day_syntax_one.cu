// flags: -std=c++17
// Lost semicolons, brackets and commas.
#include <cstdio>
#include <vector>
#include <string>

struct Config {
    int width
    int height;
    float ratio = 1.0f;
};

class Timer {
    cudaEvent_t start_, stop_;
public:
    Timer() { cudaEventCreate(&start_); cudaEventCreate(&stop_) }
    void start() { cudaEventRecord(start_); }
    float stop() {
        cudaEventRecord(stop_);
        float ms = 0;
        cudaEventElapsedTime(&ms, start_, stop_;
        return ms;
    }
}

int area(Config c) { return c.width * c.height; }

__global__ void add(int *a, int *b int n)
{
    int i = threadIdx.x;
    a[i] += b[i];
}

__global__ void sub(int *a, int *b, int n)
{
    int i = threadIdx.x
    if (i < n) {
        a[i] -= b[i];
    }
}

__global__ void mul(int *a, int *b, int n)
{
    for (int i = 0, i < n, i++) {
        a[i] *= b[i];
    }
}

void loops(int n)
{
    for (int i = 0; i < n; i++
        printf("%d\n", i);
    while (n > 0
        n--;
    if n > 3
        n = 2;
    do {
        n++;
    } while (n < 3)
    int x = (n + 3 * (n - 1);
    int arr[3 = {1, 2, 3};
    int y = arr[1;
    else n = 3;
}

int ret(int n)
{
    return n +;
}

int comma(int a, int b)
{
    printf("%d %d\n" a, b);
    int c = a b;
    int d = a +* b;
    int e = ;
    int 3f = 2;
    int for = 3;
    a = = b;
    a =+ b;
    a => b;
    if (a =! b) a = 3;
    case 3: a = 2;
    break;
    continue;
    return;
}

void quotes()
{
    std::string s = 'hello';
    char c = 'ab';
    char d = '';
    std::string t = "abc" "def" + s;
    std:string u = "x";
    std::vector<int> v
    v.push_back(3);
    std::vector<std::vector<int> w;
    int z = v..size();
    v->size();
    v:size();
}

int main()
{
    int n = 3;
    int *p = &n
    *p = 3;
    add<<<1, 32>>(p, p, n);
    add<<1, 32>>>(p, p, n);
    add<<<1, 32>>>(p, p, n;
    add<<<1, 32>>>p, p, n);
    return 0;
}
