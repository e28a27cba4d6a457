"""What the device compiler alone says: the rules of units preprocessed for a device."""
