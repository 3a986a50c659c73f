#!/bin/bash
# Runs once, when the folder of PostgreSQL is made: the account that serves, which owns nothing.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --set=serving="$SERVING_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role portal_serving with login password :'serving';
SQL
