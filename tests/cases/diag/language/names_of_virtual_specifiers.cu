// expect: 1850 error 3
struct A { virtual void f(int, bool final) {} virtual void g(bool override); virtual void final(); virtual void h(int) final; virtual void q(int = sizeof(struct final *)); virtual ~A(); int final_; };
struct B : A { void f(int, bool final) override {} void g(bool) override; void final() override; void h(int) override; void q(int) override; };
struct override { override(); ~override(); };
struct final { int a; };
struct C : final { virtual int override(int override); };
struct D final : C { int override(int final) final { return final; } };
