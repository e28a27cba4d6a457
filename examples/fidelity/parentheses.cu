// An assignment as a condition without parentheses of its own is worth a warning.
// flags: -std=c++17
// warns: -Wparentheses
int main(int argc, char **) {
    int copy = 0;
    if (copy = argc - 1)
        return copy;
    return argc > 1 && copy || argc > 2;
}
