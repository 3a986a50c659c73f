#!/bin/sh
# Before PostgreSQL of compose.yaml: makes its passwords once, and the addresses that the portal reads from files.
set -eu
umask 077
cd /secrets
if [ ! -s serving-url ]; then
  # Hex digits need no escape in an address.
  word() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
  word > owner-password
  word > serving-password
  printf 'postgres://portal:%s@db:5432/portal' "$(cat owner-password)" > owner-url
  printf 'postgres://portal_serving:%s@db:5432/portal' "$(cat serving-password)" > serving-url
fi
# Each time, because a start may have been killed between. 10001 is the account of the image (deploy/Containerfile).
chown postgres owner-password serving-password
chown 10001 owner-url serving-url
chmod 0711 .
exec docker-entrypoint.sh "$@"
