// c++17
struct E {}; struct T { int a; }; struct N { N(int); ~N(); N(const N &); }; struct V { virtual ~V(); };
  union U { int i; }; enum En { e }; enum class Sc : char { s }; struct D : T {}; struct F final {
  F() noexcept; }; struct Ab { virtual void f() = 0; }; struct Mo { Mo(Mo &&); };
int use() { int a = __is_class(E) + __is_empty(E) + __is_empty(T) + __is_trivial(T) + __is_pod(N) +
  __is_polymorphic(V) + __is_union(U) + __is_enum(En) + __is_base_of(T, D) + __is_final(F) +
  __is_abstract(Ab); int b = __is_constructible(N, int) + __is_constructible(N) + __is_convertible_to(int,
  N) + __is_assignable(T &, T) + __is_trivially_copyable(N) + __is_standard_layout(D) + __has_virtual_destructor(V) +
  __is_literal_type(T) + __is_nothrow_constructible(F) + __is_trivially_constructible(T) + __is_trivially_assignable(T &,
  const T &) + __has_trivial_destructor(N) + __is_aggregate(D) + __is_same(int, int) + sizeof(__underlying_type(Sc)); return a +
  b; }
