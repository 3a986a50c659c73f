#!/bin/sh
# The portal of compose.yaml: waits for PostgreSQL, makes its key and its first account once, then serves.
set -eu
umask 077
portal=packages/server/dist
# PostgreSQL listens on the network only after its folder is made.
until node -e "require('net').connect(5432,'db').on('connect',()=>process.exit(0)).on('error',()=>process.exit(1))"; do
  sleep 1
done
if [ ! -s "$APP_KEYS_FILE" ]; then
  node -e "process.stdout.write(require('crypto').randomBytes(32).toString('base64url'))" > "$APP_KEYS_FILE.new"
  mv "$APP_KEYS_FILE.new" "$APP_KEYS_FILE"
  echo "APP_KEYS: $APP_KEYS_FILE 에 만들었습니다. 다른 곳에도 보관해주세요. 백업에는 키가 없습니다."
fi
node "$portal/portal.js" create-admin --first admin 관리자
exec node --enable-source-maps "$portal/main.js"
