"""Files as they are met in the wild: read only if they are files, replaced in one step, guarded against others."""
