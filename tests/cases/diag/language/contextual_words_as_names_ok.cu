// flags: --c++20
struct import { int module; }; 
int module(int import) { return import; }
struct S { virtual int override(int final) = 0; virtual bool final() const { return true; } int import, module; };
struct T final : S { int override(int override) final { return override; } bool final() const final override { return S::final(); } };
int m(S &module) { return module.import + module.override(1) + module.final(); }
template <class final> struct U { final override; final get() const { return override; } };
U<int> u{3};
int v = u.get() + u.override;
struct V { int override : 3, final : 5; static int module; };
int V::module = 2;
enum class W { import, module, override, final };
W w(W final) { switch (final) { case W::import: return W::module; case W::override: return W::final; default: return W::import; } }
int goto_(int x) { final: if (x-- > 0) goto final; override: ; module: return x; }
auto lam = [](int final, int override) { return final + override; };
auto lam2 = [final = 3, override = 4] { return final + override; };
