// expect: 330 error 59
// expect: 330 error 60
// expect: 330 error 61
// expect: 330 error 65
// expect: 330 error 65
// expect: 330 error 66
// expect: 330 error 66
// expect: 330 error 67
// expect: 330 error 68
// expect: 330 error 69
// expect: 330 error 70
// expect: 330 error 71
// expect: 330 error 71
// expect: 330 error 72
// expect: 330 error 72
// expect: 330 error 73
// expect: 330 error 73
// expect: 330 error 74
// expect: 330 error 75
// Private default constructors that are trivial, or make constants: once of variables of namespaces, twice of local ones
// of trivial classes.
struct Both {
    Both(const Both &) = delete;

private:
    Both() = default;
    Both(int) {}
};
struct Destroyed {
    ~Destroyed() {}

private:
    Destroyed() = default;
};
struct Null {
private:
    Null() = default;
    int a;
    int *p = nullptr;
};
struct Given {
private:
    Given() {}
};
struct Graph {
    Graph(Graph &&) = default;
    ~Graph() {}

private:
    Graph() = default;
    int a = 3;
};
struct Virtual {
    virtual void f();

private:
    Virtual() = default;
};
Both both;
Destroyed destroyed;
Null null;
extern Both elsewhere;
void local()
{
    Both x;
    Destroyed d;
    Null n;
    Given g;
    Graph graph;
    Virtual v;
    static Both kept;
    Both many[2];
    Destroyed more[2];
    Graph graphs[2];
    Null list{};
}
