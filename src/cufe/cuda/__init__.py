"""Floor 5: the CUDA rules: spaces, attributes, kernels, lambdas."""
