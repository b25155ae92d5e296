#!/bin/sh
# Makes ./secrets beside compose.yaml; never touches one that stands.
set -eu
cd -- "$(dirname -- "$0")"
umask 077
mkdir -p secrets
make() { [ -s "secrets/$1" ] || printf '%s\n' "$2" > "secrets/$1"; }
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
make database-password "$(random)"
make database-url "postgres://wajiha:$(cat secrets/database-password)@database:5432/wajiha"
make service-key "$(random)"
make payload-secret "$(random)"
[ -e settings.env ] || cp settings.env.example settings.env
[ -e .env ] || cp env.example .env
# Containers read them as their own user; the folder keeps everybody else on this machine out.
chmod 0444 secrets/*
chmod 0700 secrets
