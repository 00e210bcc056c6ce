"""Campaigns: what a group plays over many evenings, told, branched, carried to other servers."""
