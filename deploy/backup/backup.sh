#!/bin/sh
# One backup, read back, and the old ones removed. Run it as the user of the portal, with the portal's settings:
#   BACKUP_DIR=/backups KEEP_DAYS=30 PORTAL='npm run --silent portal --' sh deploy/backup/backup.sh
# In a container: PORTAL='node packages/server/dist/portal.js'. The folder must lie elsewhere than database and files.
set -eu
: "${BACKUP_DIR:?BACKUP_DIR 설정이 필요합니다: 백업을 둘 폴더 (예: /backups)}"
PORTAL=${PORTAL:-node packages/server/dist/portal.js}
KEEP_DAYS=${KEEP_DAYS:-30}
file="$BACKUP_DIR/portal-$(date +%Y%m%d-%H%M%S).tar"

$PORTAL backup "$file"
$PORTAL verify "$file"
# With restic in place of the last line: restic backup "$file" && rm "$file" && restic forget --keep-daily 30 --prune
find "$BACKUP_DIR" -name 'portal-*.tar' -mtime "+$KEEP_DAYS" -delete
