// flags: -std=c++17
#include <filesystem>

int use() {
  std::filesystem::path p = "/tmp";
  p /= "x.cu";
  return std::filesystem::exists(p) ? 1 : int(p.extension().string().size());
}
