// flags: -std=c++20
#include <stop_token>

int use() {
  std::stop_source s;
  std::stop_token t = s.get_token();
  s.request_stop();
  return t.stop_requested();
}
