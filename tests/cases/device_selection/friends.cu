// Kernels that classes befriend, and friends that launch.
template <class T> class Buffer;
template <class T> __global__ void fill(Buffer<T> *, T);
template <class T> class Buffer {
    T *data;
    friend __global__ void fill<T>(Buffer<T> *, T);
    friend void start(Buffer &b) { fill<<<1, 1>>>(&b, T()); }
};
template <class T> __global__ void fill(Buffer<T> *b, T value) { b->data[0] = value; }
void host(Buffer<int> &b) { start(b); }
Buffer<float> unused;
