// flags: -std=c++17
#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/universal_vector.h>
#include <utility>
#include <vector>

struct Particle {
  float x, y;
  int cell;
};

int vectors(int n) {
  thrust::host_vector<int> h(n, 7);
  h[0] = 1;
  h.push_back(3);
  h.insert(h.begin() + 1, 5);
  h.erase(h.begin());
  thrust::device_vector<int> d = h;
  d.resize(n * 2, -1);
  d[1] = d[0] + 4;
  d.front() += 2;
  int last = d.back();
  thrust::device_vector<int> copy(d.begin(), d.end() - 1);
  copy.swap(d);
  const std::vector<double> values{1.0, 2.0};
  thrust::device_vector<float> narrow(values.begin(), values.end());
  thrust::device_vector<Particle> particles(3, Particle{1.f, 2.f, n});
  Particle p = particles[2];
  thrust::universal_vector<long> u{1, 2, 3};
  for (long &v : u) v += last;
  for (int v : h) last ^= v;
  if (d == copy || d.empty()) d.clear();
  thrust::device_vector<int> moved = std::move(d);
  moved.shrink_to_fit();
  int *raw = thrust::raw_pointer_cast(moved.data());
  h.assign(3, 9);
  h.pop_back();
  auto at = h.cbegin();
  return *at + int(u[0]) + p.cell + (raw != nullptr) + int(narrow.size() + moved.capacity());
}
