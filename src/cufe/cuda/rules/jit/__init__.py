"""What run-time compilation (NVRTC) refuses: it has no host."""
