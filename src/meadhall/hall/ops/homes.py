"""Where somebody comes from: an address; of IPv6 the network, for one home has very many."""

from __future__ import annotations

import ipaddress


def network_of(host: str) -> str:
    """Whom something is counted for. What is no address is one and the same stranger: ""."""
    try:
        parsed = ipaddress.ip_address(host)
    except ValueError:
        return ""
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((int(parsed) >> 64 << 64, 64)))
    return host
