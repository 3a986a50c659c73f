#!/bin/sh
# The command of SeaweedFS. This store needs no bucket to be made.
[ "$1" = shell ] && exit 0
exec node scripts/containers/serve-objects.mjs
