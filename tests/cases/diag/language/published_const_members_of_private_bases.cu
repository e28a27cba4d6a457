// expect: 265 error 49
// expect: 265 error 50
// expect: 265 error 51
// expect-device: 265 error 49
// expect-device: 265 error 50
// expect-device: 265 error 51
// Members of a private base class that a using-declaration publishes, `const` ones of an object that is not.
template <class T> class Block {
public:
    int size;
    void update() const {}
    int *data() const volatile { return nullptr; }
    void release() && {}
};
template <class T> class Image : private Block<T> {
public:
    using Block<T>::size;
    using Block<T>::update;
    using Block<T>::data;
    using Block<T>::release;
};
struct Cloud {
    Image<float> *points;
    Image<float> colours;
    void send() {
        this->points->update();
        points->size = 1;
        colours.update();
        colours.data();
        Image<int>().release();
        Image<int>().update();
    }
};
struct Plain {
    int size;
    void update() const {}
    int *data() const volatile { return nullptr; }
};
class Some : private Plain {
public:
    using Plain::update;
    using Plain::size;
};
class None : private Plain {};
__host__ void run(Some &some, Cloud &cloud, None &none, const None &constant) {
    some.update();
    some.size = 3;
    cloud.points->update();
    none.update();
    constant.update();
    some.data();
}
__global__ void kernel() {}
