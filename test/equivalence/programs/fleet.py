"""Declares the fleet of fleet.json with the SDK for Python."""

import json
import re

import pulumi_consentform as consentform

made = {}


def snake(name):
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", name).lower()


def spelled(value):
    """The value with Python's names, and with outputs in place of references."""
    if isinstance(value, list):
        return [spelled(item) for item in value]
    if not isinstance(value, dict):
        return value
    if "$output" in value:
        member, output = value["$output"]
        return getattr(made[member], snake(output))
    return {snake(key): spelled(item) for key, item in value.items()}


with open("fleet.json", encoding="utf-8") as file:
    for member in json.load(file):
        made[member["name"]] = getattr(consentform, member["kind"])(member["name"], **spelled(member["inputs"]))
