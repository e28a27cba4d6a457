// flags: -std=c++17
#include <thrust/advance.h>
#include <thrust/copy.h>
#include <thrust/device_delete.h>
#include <thrust/device_free.h>
#include <thrust/device_make_unique.h>
#include <thrust/device_malloc.h>
#include <thrust/device_new.h>
#include <thrust/device_ptr.h>
#include <thrust/distance.h>
#include <thrust/fill.h>
#include <thrust/memory.h>
#include <thrust/swap.h>
#include <thrust/universal_ptr.h>

double pointers(int n) {
  thrust::device_ptr<int> p = thrust::device_malloc<int>(n);
  thrust::fill(p, p + n, 2);
  p[3] = 4;
  *(p + 1) = *p * 2;
  ++p[2];
  int *raw = p.get();
  thrust::device_ptr<int> q = thrust::device_pointer_cast(raw);
  if (p == q && q) --*q;
  auto far = q;
  thrust::advance(far, 2);
  auto gap = thrust::distance(q, far);
  int host[4];
  thrust::copy(p, p + 4, host);
  thrust::device_reference<int> r = p[0];
  r = r + 5;
  r *= 2;
  int &bare = thrust::raw_reference_cast(r);
  int *addr = (&r).get();
  thrust::swap(host[0], host[1]);
  thrust::device_free(p);
  thrust::device_ptr<double> made = thrust::device_new<double>(2);
  double first = made[0];
  thrust::device_delete(made, 2);
  auto owner = thrust::device_make_unique<float>(2.5f);
  thrust::universal_ptr<int> u(raw);
  return first + host[2] + double(gap) + (addr == &bare) + *owner + u[0];
}
