#pragma once
struct Shape {
  int sides;
  __host__ __device__ explicit Shape(int n) : sides(n) {}
  __device__ int area(int r) const;
  void draw() const;
};
extern __device__ int total;
template <class T> struct Job { T t; void start() const; };
