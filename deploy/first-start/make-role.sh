#!/bin/sh
# Runs once, when the folder of PostgreSQL is made: the account that serves, which owns nothing.
set -eu
psql --set=ON_ERROR_STOP=1 --set=serving="${SERVING_PASSWORD:-$(cat /secrets/serving-password)}" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role portal_serving login password :'serving';
SQL
