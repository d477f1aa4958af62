"""The games. Each is one folder that knows the kernel and nothing else."""
