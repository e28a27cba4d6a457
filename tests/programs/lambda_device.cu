// flags: --extended-lambda
// Extended device lambdas: captures by value, arrays, nested functions, several in a function, templates.
template <class F> __global__ void run(F f, int *p) { f(p); }
template <class T> void in_template(T a, int *p) {
  run<<<1, 1>>>([=] __device__(int *q) { *q = (int)a; }, p);
}
struct S { int m; void go(int *p) { int copy = m; run<<<1, 2>>>([copy] __device__(int *q) { *q = copy; }, p); } };
int main() {
  int *p;
  cudaMalloc(&p, 4);
  int a = 1;
  double d = 2.5;
  run<<<1, 1>>>([] __device__(int *q) { *q = 7; }, p);
  run<<<1, 1>>>([=] __device__(int *q) { *q = a; }, p);
  run<<<1, 1>>>([a, d] __device__(int *q) mutable { *q = a++ + (int)d; }, p);
  run<<<1, 1>>>([b = a + 4] __device__(int *q) { *q = b; }, p);
  int array[3] = {4, 5, 6};
  run<<<1, 1>>>([=] __device__(int *q) { *q = array[1]; }, p);
  auto named = [=] __device__(int *q) -> void { *q = a + 2; };
  run<<<2, 1>>>(named, p);
  in_template(3, p);
  in_template(4.5, p);
  S{9}.go(p);
}
