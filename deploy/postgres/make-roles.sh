#!/bin/bash
# Runs once, when the primary's folder is made: the role that serves, which owns nothing, and the one the standby follows with.
set -euo pipefail
psql --set=serving="$SERVING_PASSWORD" --set=password="$REPLICATION_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role portal_serving with login password :'serving';
create role replicator with replication login password :'password';
select pg_create_physical_replication_slot('standby');
SQL
echo 'host replication replicator samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
