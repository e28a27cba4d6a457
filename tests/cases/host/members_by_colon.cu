// Designators of old GNU C, `member : value`, in lists of all kinds; the second name of a list is no label either.
struct Point { int x, y; };
struct Line { Point from; int width; };
Point first = {x : 1, y : 2};
Line line = { from : {x : 1, y : 2}, width : 3 };
Point points[] = {{x : 1, y : 2}, {y : 1}};
struct Holder {
    Point p;
    int last;
    Holder() : p{x : 1, y : 2} {}
    Point q = {x : 3, y : 4};
};
Point result() { return {x : 1, y : 2}; }
void take(Point);
__device__ int get(Point p) { return p.x; }
template <class T> __host__ __device__ int in_template(T t) {
    Point p = {x : 1, y : t};
    return p.x + p.y;
}
void local() {
    auto l = [] { return Point{x : 1, y : 2}; };
    struct Local { int u, v; } s = {u : 1, v : 2};
    take({x : l().x, y : s.v});
    take(Point{x : in_template(1), y : 2});
}
__global__ void kernel(int *p) {
    Point q = {x : 5, y : 6};
    *p = get(q) + get({x : 1, y : 2}) + in_template(3);
}
