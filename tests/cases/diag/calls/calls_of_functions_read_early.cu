// flags: --c++17
// A function that is read for the launch bounds of a kernel template that it names: its calls are judged all the same.
// expect: 140 error 17
// expect: 167 error 18
// expect: 304 error 19
// expect: 167 error 22
// expect: 140 error 22
// expect: 140 error 23
// expect: 131 error 24
// expect: 140 error 24
void one(int);
template <class T> void many(T *, T *);
template <class T, int Block = 128> __global__ void __launch_bounds__(Block) scan(T *out, const T *in, int n) { out[0] = in[n]; }
struct Q { void push(int); void pop() const; };
void a(float *p, Q &q)
{
    one(1, 2);
    one("text");
    many(p);
    scan<<<1, 64>>>(p, p, 1);
    scan<float, 64><<<1, 64>>>(p, p, 2);
    q.push("text", 1);
    q.pop(1);
    one(p->x, 3);
}
