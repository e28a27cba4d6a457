"""What the language of the device brings along: atomic functions, warp-group multiplication, assembler."""
