// flags: -std=c++17
#include <thrust/allocate_unique.h>
#include <thrust/device_allocator.h>
#include <thrust/device_vector.h>
#include <thrust/mr/allocator.h>
#include <thrust/mr/device_memory_resource.h>
#include <thrust/mr/disjoint_pool.h>
#include <thrust/mr/host_memory_resource.h>
#include <thrust/mr/new.h>
#include <thrust/mr/pool.h>
#include <thrust/per_device_resource.h>
#include <thrust/universal_allocator.h>

template <class T> struct counting_allocator : thrust::device_allocator<T> {
  using super = thrust::device_allocator<T>;
  using pointer = typename super::pointer;
  using size_type = typename super::size_type;
  template <class U> struct rebind {
    using other = counting_allocator<U>;
  };
  static int calls;
  pointer allocate(size_type n) {
    ++calls;
    return super::allocate(n);
  }
  void deallocate(pointer p, size_type n) { super::deallocate(p, n); }
};
template <class T> int counting_allocator<T>::calls = 0;

struct logging_resource : thrust::mr::memory_resource<> {
  thrust::mr::new_delete_resource base;
  void *do_allocate(std::size_t bytes, std::size_t alignment) override { return base.allocate(bytes, alignment); }
  void do_deallocate(void *p, std::size_t bytes, std::size_t alignment) override {
    base.deallocate(p, bytes, alignment);
  }
};

int allocators(int n) {
  thrust::device_vector<int, counting_allocator<int>> v(n);
  v.push_back(1);
  logging_resource log;
  thrust::mr::allocator<int, logging_resource> from(&log);
  int *p = from.allocate(4);
  from.deallocate(p, 4);
  thrust::mr::unsynchronized_pool_resource<thrust::device_memory_resource> pool;
  auto q = pool.allocate(64, 8);
  pool.deallocate(q, 64, 8);
  thrust::mr::pool_options options = thrust::mr::unsynchronized_pool_resource<logging_resource>::get_default_options();
  options.max_blocks_per_chunk = 10;
  thrust::universal_allocator<int> shared;
  auto owner = thrust::allocate_unique<int>(shared, 3);
  std::allocator_traits<counting_allocator<int>>::size_type size = v.size();
  return counting_allocator<int>::calls + *owner + int(size) + int(options.max_blocks_per_chunk);
}
