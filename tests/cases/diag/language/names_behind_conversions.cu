// expect: 20 error 15
// expect: 20 error 17
// expect: 20 error 17
// A conversion behind an operator declares nothing in its parentheses.
struct Point {
    float x, y;
};
template <class F> void each(int n, F f);
void cells(Point *points, int *cells, int n, float size)
{
    each(n, [=](int i) {
        Point p = points[i];
        cells[i] = 4 * int(p.x / size) + int(p.y);
    });
    each(n, [=](int i) { cells[i] = p[i].x; });
    each(n, [=](int i) { int q = cells[-int(i)]; });
    q = 1 + float(r) / int(q);
}
int declared()
{
    int(a);
    int(*b) = &a;
    int(c[2]) = {1, 2};
    return a * int(*b) + int(c[0]);
}
