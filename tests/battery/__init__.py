"""The laws of the kernel, held against every game there is."""
