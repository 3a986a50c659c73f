#!/bin/sh
# A command of the portal with its settings, as its user: portal check, portal create-admin boss 홍길동
# Installed as /usr/local/bin/portal; for root.
set -eu
set -a
. /etc/portal/portal.env
set +a
cd /opt/portal/current
# The environment of a unit: HOME of the caller is not the user's.
exec runuser -u portal -- env HOME=/nonexistent runtime/node --enable-source-maps packages/server/dist/portal.js "$@"
