"""Which backend a command's flags ask for."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.errors import BadOption
from .cluster import Cluster
from .many import HERE, Backend
from .workers import Cores


def where_to_play(
    workers: int | None, ray: bool, ray_address: str | None, uses: Sequence[str] = ()
) -> Backend:
    """The backend for `--workers`, `--ray` and `--ray-address`; `uses` names the games and bots
    that are played."""
    if ray and ray_address:
        raise BadOption("--ray starts a cluster, --ray-address joins one: say one of them")
    if ray_address and workers:
        raise BadOption("--workers are of this machine: a cluster plays with all that it has")
    if ray_address or ray:
        return Cluster(ray_address, workers, uses)
    return Cores(workers) if workers and workers > 1 else HERE
