// flags: -std=c++17
#include <fstream>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

struct Point { double x, y; };
std::ostream &operator<<(std::ostream &out, const Point &p) {
  return out << '(' << std::fixed << std::setprecision(2) << p.x << ", " << p.y << ')';
}
std::istream &operator>>(std::istream &in, Point &p) {
  char c;
  if (in >> c && c == '(') in >> p.x >> c >> p.y >> c;
  else in.setstate(std::ios_base::failbit);
  return in;
}
std::vector<std::string> split(const std::string &text, char by) {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, by);)
    if (!part.empty()) parts.push_back(part);
  return parts;
}
int main() {
  std::ostringstream out;
  out << std::setw(8) << std::setfill('0') << 42 << std::hex << 255 << std::boolalpha << true << Point{1, 2.5};
  std::string s = out.str() + std::to_string(7) + "x";
  std::ofstream file("/tmp/x", std::ios::out | std::ios::binary);
  if (!file) return 1;
  file.write(s.data(), s.size());
  file << s << std::endl;
  std::ifstream back("/tmp/x", std::ios::in);
  back.seekg(0, std::ios::end);
  std::streamoff size = back.tellg();
  std::string line;
  while (std::getline(back, line)) std::cout << line.substr(0, 3) << std::left << line.find("x") << '\n';
  Point p;
  std::stringstream ss("(1,2)");
  if (ss >> p) std::cout << p << std::flush;
  auto parts = split("a,b,,c", ',');
  for (auto i = parts.rbegin(); i != parts.rend(); ++i) std::cout << *i << " ";
  if (auto pos = line.find_first_of("abc"); pos != std::string::npos) line.erase(pos, 1);
  line.insert(0, "pre").append(3, '.').replace(0, 1, "Q");
  const char *c = line.c_str();
  printf("%s %d\n", c, (int)line.length());
  return std::stoi("12") + line.compare("b") + (line < s) + int(size) + (line[0] == 'Q') + line.back();
}
