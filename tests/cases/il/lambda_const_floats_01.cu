// c++17
template <class F> float run(F f) { return f(1.f); }
float f(int n) { const float scale = 2.f * n, bias = 0.5f; const float b2 = 0.5f; return run([=](float x) { return bias * x; }) + run([=](float x) { return x * scale + bias; }) + run([=](float x) { return x * b2; }); }
float g(int n) { const float bias = 0.5f; const float *p = &bias; auto l = [=](float x) { return bias * x; }; auto m = [&](float x) { return bias * x + *p; }; return l(1) + m(2); }
float h(int n) { const float one = 1, two = 2 * one; auto l = [](float x) { return two * x; }; return l(1); }
