// expect: 317 error 32
// expect: 317 error 32
// expect: 1455 error 32
// expect: 317 error 33
// expect: 317 error 33
// expect: 317 error 35
// expect: 1455 error 35
// expect: 317 error 37
// expect: 317 error 38
// expect: 1455 error 38
// expect: 317 error 40
// expect: 1455 error 40
// expect: 317 error 40
// expect: 317 error 41
// expect: 317 error 41
// expect: 1455 error 41
// expect: 317 error 43
// expect: 317 error 44
// expect: 317 error 45
// expect: 317 error 45
// expect: 1455 error 45
// expect: 317 error 47
// expect: 1455 error 47
// expect: 317 error 47
// expect: 1455 error 47
// Functions that override several ones, with results that do not fit all of them.
struct Point { double x, y; };
struct Other {};
struct Shape { virtual ~Shape(); virtual double area() const = 0; virtual Point centre() const; virtual const Shape *self() const; virtual int id(); virtual Shape &ref(); virtual void v(); virtual Point *pp(); };
struct Circle : Shape { double area() const override; Point centre() const override; const Circle *self() const override; Circle &ref() override; };
struct Ring : Circle {
  float area() const override;
  bool centre() const;
  Circle *self() const override;
  void id() override;
  Circle &ref() override;
  int v();
  Other *pp() override;
};
struct Ring2 : Shape { float area() const override { return 1; } bool centre() const { return true; } };
struct Ring3 : Shape { Shape *self() const override; Shape *ref(); int pp() override; };
struct Two { virtual int f(); virtual long g(); }; struct Three { virtual char f(); };
struct Both : Two, Three { int f() override; };
struct Both2 : Two, Three { char f() override; };
struct Both3 : Two, Three { float f() override; };
template <class T> struct TB { virtual T get(); virtual void set(T); };
struct TD : TB<int> { double get() override; int set(int) override; };
template <class T> struct TD2 : TB<T> { T get() override; void set(int) override; };
