// flags: -std=c++17
#include <cub/block/block_exchange.cuh>
#include <cub/block/block_histogram.cuh>
#include <cub/block/block_load.cuh>
#include <cub/block/block_merge_sort.cuh>
#include <cub/block/block_radix_sort.cuh>
#include <cub/block/block_run_length_decode.cuh>
#include <cub/block/block_store.cuh>

struct Greater {
  __device__ bool operator()(int a, int b) const { return a > b; }
};

template <typename Key, int THREADS, int ITEMS>
__launch_bounds__(THREADS) __global__ void sort_tile(Key *in, Key *out, clock_t *elapsed) {
  enum { TILE = THREADS * ITEMS };
  typedef cub::BlockLoad<Key, THREADS, ITEMS, cub::BLOCK_LOAD_WARP_TRANSPOSE> Load;
  typedef cub::BlockRadixSort<Key, THREADS, ITEMS> Sort;
  typedef cub::BlockStore<Key, THREADS, ITEMS, cub::BLOCK_STORE_TRANSPOSE> Store;
  __shared__ union TempStorage {
    typename Load::TempStorage load;
    typename Sort::TempStorage sort;
    typename Store::TempStorage store;
  } temp;
  Key items[ITEMS];
  int offset = blockIdx.x * TILE;
  Load(temp.load).Load(in + offset, items);
  __syncthreads();
  clock_t start = clock();
  Sort(temp.sort).SortBlockedToStriped(items);
  clock_t stop = clock();
  __syncthreads();
  Store(temp.store).Store(out + offset, items);
  if (threadIdx.x == 0) elapsed[blockIdx.x] = (start > stop) ? start - stop : stop - start;
}

__global__ void arrange(int *data, int n) {
  using Exchange = cub::BlockExchange<int, 64, 2>;
  using Histogram = cub::BlockHistogram<unsigned char, 64, 2, 256>;
  using Merge = cub::BlockMergeSort<int, 64, 2>;
  using Load = cub::BlockLoad<int, 64, 2>;
  __shared__ Exchange::TempStorage exchange;
  __shared__ Histogram::TempStorage histogram;
  __shared__ unsigned counts[256];
  __shared__ Merge::TempStorage merge;
  int items[2];
  unsigned char bytes[2] = {1, 2};
  Load().Load(data, items, n, -1);
  Exchange(exchange).StripedToBlocked(items, items);
  Histogram(histogram).InitHistogram(counts);
  Histogram(histogram).Composite(bytes, counts);
  Merge(merge).Sort(items, Greater{}, n, 0);
  cub::StoreDirectStriped<64>(threadIdx.x, data, items, n);
}

void launch(int *p, clock_t *t) {
  sort_tile<int, 128, 8><<<4, 128>>>(p, p, t);
  sort_tile<float, 64, 1><<<4, 64>>>((float *)p, (float *)p, t);
  arrange<<<1, 64>>>(p, 100);
}
