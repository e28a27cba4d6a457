// A class that an elaborated type specifier in a class declares is one of the namespace ([basic.scope.pdecl]/7).
namespace x {
struct Task {
  [[nodiscard]] virtual struct Info info() const = 0;
};
}
namespace x {
struct Info {
  enum Kind { regression };
  Info(Kind);
};
}
namespace x {
struct Hinge : Task {
  Info info() const override { return Info::regression; }
};
}
