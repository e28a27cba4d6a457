// expect: none
// expect-device: 20054 warning 17
// expect-device: 20054 warning 19
// expect-device: 20054 warning 20
// expect-device: 20054 warning 21
// Objects in shared memory: constructors and destructors that do nothing make no dynamic initialisation.
struct nested_block { int n; nested_block() = default; __device__ ~nested_block() { {} } };
struct null_statement { int n; null_statement() = default; __device__ ~null_statement() { ; } };
struct made_in_a_block { int n; __device__ made_in_a_block() { {} } };
struct made_by_nothing { int n; __device__ made_by_nothing() { ; } };
struct discards { int n; discards() = default; __device__ ~discards() { (void)0; } };
struct asserts { int n; __device__ asserts() { static_assert(true, ""); } };
struct names_a_type { int n; __device__ names_a_type() { using type = int; } };
struct returns { int n; __device__ returns() { return; } };
__global__ void empty_bodies() {
  __shared__ nested_block a;
  __shared__ null_statement b;
  __shared__ made_in_a_block c;
  __shared__ made_by_nothing d;
  __shared__ discards e;
  __shared__ asserts f;
  __shared__ names_a_type g;
  __shared__ returns h;
}
