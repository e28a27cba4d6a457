// expect: 549 warning 14
// expect: 20141 error 15
// expect: 549 warning 20
// expect: 20141 error 21
// expect: 20142 error 21
// expect: 549 warning 21
// Friends and members may construct and assign what others may not.
class Built { Built(); friend void befriended(); friend struct Friend; public: Built(int); int v; static void member(); struct Inner { void m(); }; void operator=(const Built &); };
class Assigned { Assigned &operator=(const Assigned &); friend void befriended(); public: int v; void member(); };
class Deleted { Deleted() = delete; friend void befriended(); public: Deleted(int); };
void befriended() {
  Built b[1] = {3}; Assigned c[2]; Deleted d[1] = {3};
  auto l = [=] __device__ () { return b[0].v; };
  auto m = [c] __host__ __device__ () { return 1; };
  auto n = [d] __device__ () { return 1; };
}
void Built::member() { Built b[1] = {3}; auto l = [=] __device__ () { return b[0].v; }; }
void Built::Inner::m() { Built b[1] = {3}; auto k = [b] __device__ () { return 1; }; }
struct Friend { void m() { Built b[1] = {3}; auto k = [b] __device__ () { return 1; }; } };
void Assigned::member() { Assigned b[1]; auto k = [b] __device__ () { return 1; }; }
void stranger() { Built b[1] = {3}; Assigned c[1]; auto k = [b, c] __device__ () { return 1; }; }
