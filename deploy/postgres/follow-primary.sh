#!/bin/bash
# Copies the primary the first time, then follows it.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --host=db --username=replicator --pgdata="$PGDATA" --slot=standby --write-recovery-conf --checkpoint=fast
  chmod 0700 "$PGDATA"
fi
exec postgres -c hot_standby=on
