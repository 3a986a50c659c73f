#!/bin/bash
# What the image of PostgreSQL does at its start, for the stand-in: makes the folder once, runs the scripts, serves.
set -euo pipefail
bin=$(echo /usr/lib/postgresql/*/bin)
export PATH="$bin:$PATH"
PGDATA=/var/lib/postgresql/data
if [ "$(id -u)" = 0 ]; then
  install -d -o postgres -g postgres -m 0700 "$PGDATA"
  install -d -o postgres -g postgres /run/postgresql
  exec setpriv --reuid=postgres --regid=postgres --clear-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  if [ -z "${POSTGRES_PASSWORD_FILE:-}" ]; then
    POSTGRES_PASSWORD_FILE=$(mktemp)
    printf %s "$POSTGRES_PASSWORD" > "$POSTGRES_PASSWORD_FILE"
  fi
  initdb --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth-host=scram-sha-256 \
    --encoding=UTF8 --locale=C.UTF-8 -D "$PGDATA" > /dev/null
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  # As in the image: no network until the scripts have run.
  pg_ctl -D "$PGDATA" -o "-c listen_addresses=''" -w start > /dev/null
  [ "$POSTGRES_DB" = postgres ] || createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  for script in /docker-entrypoint-initdb.d/*.sh; do
    if [ -x "$script" ]; then "$script"; elif [ -e "$script" ]; then . "$script"; fi
  done
  pg_ctl -D "$PGDATA" -m fast -w stop > /dev/null
fi
exec "$@" -D "$PGDATA" -c listen_addresses='*'
