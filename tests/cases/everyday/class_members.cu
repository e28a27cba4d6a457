// flags: -std=c++17
// A particle system in which the members of classes are used wrongly.
#include <cmath>
#include <cstdio>

struct Vec3 {
    float x, y, z;
    __host__ __device__ float length() const { return sqrtf(x * x + y * y + z * z); }
    __host__ __device__ void scale(float by) { x *= by; y *= by; z *= by; }
    static Vec3 zero() { return Vec3{0.0f, 0.0f, 0.0f}; }
};

class Particle {
public:
    Particle() = default;
    Particle(Vec3 position, float mass) : position_(position), mass_(mass) {}
    const Vec3 &position() const { return position_; }
    Vec3 &velocity() { return velocity_; }
    float mass() const { return mass_; }
    void reset();
    static int count() { return count_; }

protected:
    void age(int by) { steps_ += by; }
    int steps_ = 0;

private:
    float energy() const { return 0.5f * mass_; }
    Vec3 position_{};
    Vec3 velocity_{};
    float mass_ = 1.0f;
    static int count_;
    enum State { alive, dead };
};

int Particle::count_ = 0;

class System {
public:
    explicit System(int size) : size_(size) {}
    int size() const { return size_; }
    void resize(int size) { size_ = size; }
    Particle *begin() { return items_; }
    int capacity;

private:
    int size_;
    Particle *items_ = nullptr;
};

// A member that is not there.
float missing_field(const Vec3 &v) { return v.w; }

float missing_function(const Particle &p) { return p.weight(); }

void missing_in_pointer(System *s) { s->push_back(Particle{}); }

// Private and protected members.
float private_field(const Particle &p) { return p.mass_; }

float private_function(const Particle &p) { return p.energy(); }

void protected_function(Particle &p) { p.age(3); }

int private_static() { return Particle::count_; }

int private_enum() { return Particle::alive; }

// A function that is not const, of a constant object.
void constant_object(const Vec3 &v) { v.scale(2.0f); }

Vec3 constant_reference(const Particle &p) { return p.velocity(); }

void constant_pointer(const System *s) { s->resize(10); }

void assigned_to_constant(const Vec3 &v) { v.x = 1.0f; }

// `.` for `->`, and the other way round.
int dot_for_arrow(System *s) { return s.size(); }

int arrow_for_dot(System &s) { return s->size(); }

// A static member is asked of no object, the others of one.
float without_object() { return Vec3::length(); }

int field_without_object() { return System::capacity; }

// A function's name without its parentheses.
int without_parentheses(const System &s) { return s.size; }

float parentheses_of_field(const Vec3 &v) { return v.x(); }

// A definition of a member that was not declared, or otherwise.
void Particle::update(float dt) { position_.x += dt; }

void Particle::reset() const { steps_ = 0; }

int System::length() { return size_; }

// `this` where there is none.
int no_this() { return this->size_; }

struct Counter {
    int value = 0;
    static int next() { return ++value; }
    int get() const { value++; return value; }
    int &ref() const { return value; }
    static Counter *self() { return this; }
};

// Scalars have no members.
int member_of_int(int n) { return n.size; }

int member_of_pointer(float *p) { return p->length; }

void print(const Particle &p)
{
    std::printf("%f %f\n", p.position().x, p.postion().y);
}

int main()
{
    System s(10);
    return s.sise();
}
