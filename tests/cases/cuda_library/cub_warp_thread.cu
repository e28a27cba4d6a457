// flags: -std=c++17
#include <cub/thread/thread_load.cuh>
#include <cub/thread/thread_operators.cuh>
#include <cub/thread/thread_reduce.cuh>
#include <cub/thread/thread_scan.cuh>
#include <cub/thread/thread_search.cuh>
#include <cub/thread/thread_store.cuh>
#include <cub/util_ptx.cuh>
#include <cub/warp/warp_exchange.cuh>
#include <cub/warp/warp_load.cuh>
#include <cub/warp/warp_merge_sort.cuh>
#include <cub/warp/warp_reduce.cuh>
#include <cub/warp/warp_scan.cuh>
#include <cub/warp/warp_store.cuh>
#include <cuda/std/functional>

template <class T> __global__ void warps(T *p, int valid) {
  using Reduce = cub::WarpReduce<T>;
  using Scan = cub::WarpScan<T, 16>;
  using Sort = cub::WarpMergeSort<T, 4, 32>;
  using Exchange = cub::WarpExchange<T, 4>;
  using Load = cub::WarpLoad<T, 4, cub::WARP_LOAD_TRANSPOSE>;
  __shared__ typename Reduce::TempStorage reduce[4];
  __shared__ typename Scan::TempStorage scan;
  __shared__ typename Sort::TempStorage sort;
  __shared__ typename Exchange::TempStorage exchange;
  __shared__ typename Load::TempStorage load;
  int warp = threadIdx.x / 32;
  T item = p[threadIdx.x], sum, items[4];
  T total = Reduce(reduce[warp]).Sum(item, valid);
  total += Reduce(reduce[warp]).Reduce(item, cuda::minimum<>{});
  total += Reduce(reduce[warp]).HeadSegmentedSum(item, threadIdx.x % 8 == 0);
  Scan(scan).InclusiveSum(item, item, sum);
  Scan(scan).ExclusiveScan(item, item, T(1), cuda::std::multiplies<T>());
  Load(load).Load(p, items);
  Sort(sort).Sort(items, cuda::std::less<T>{});
  Exchange(exchange).BlockedToStriped(items, items);
  cub::WarpStore<T, 4>().Store(p, items, valid);
  T seen = cub::ThreadLoad<cub::LOAD_LDG>(p);
  cub::ThreadStore<cub::STORE_CG>(p + 1, seen);
  p[2] = cub::ThreadReduce(items, cuda::std::plus<>{}) + total + sum;
  unsigned lane = warp + cub::BFE(threadIdx.x, 2, 3);
  p[3] = T(cub::LowerBound(p, valid, item) + lane);
  p[4] = cub::ShuffleDown<32>(item, 1, 31, 0xffffffffu);
}

void launch(int *i, double *d) {
  warps<<<1, 128>>>(i, 30);
  warps<double><<<1, 128>>>(d, 20);
}
