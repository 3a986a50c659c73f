#!/bin/sh
# Installs a release on this machine: sh install.sh RELEASE [ROOT]. As root. Run again, it replaces the program alone.
# RELEASE is the folder that `npm run release -- FOLDER` made. ROOT is for trials: everything goes below it, and neither
# users nor systemd are touched.
set -eu
release=${1:?usage: install.sh RELEASE [ROOT]}
root=${2:-}
here=$(cd "$(dirname "$0")" && pwd)
test -f "$release/packages/server/dist/main.js" || { echo "릴리스 폴더가 아닙니다: $release" >&2; exit 1; }

if [ -z "$root" ]; then
  id portal >/dev/null 2>&1 || useradd --system --home-dir /var/lib/portal --shell /usr/sbin/nologin portal
fi

# The new program stands beside the old one and takes its place at once.
mkdir -p "$root/opt" "$root/etc/portal" "$root/etc/systemd/system" "$root/var/lib/portal/tmp" "$root/var/backups/portal"
rm -rf "$root/opt/portal.new" "$root/opt/portal.old"
cp -a "$release" "$root/opt/portal.new"
# Pages that are open go on: each version has the files of the other.
if [ -d "$root/opt/portal/packages" ]; then
  node "$root/opt/portal.new/deploy/keep-builds.mjs" "$root/opt/portal" "$root/opt/portal.new"
fi
if [ -d "$root/opt/portal" ]; then mv "$root/opt/portal" "$root/opt/portal.old"; fi
mv "$root/opt/portal.new" "$root/opt/portal"

# Settings are written once, with keys of this machine, and never replaced.
if [ ! -f "$root/etc/portal/portal.env" ]; then
  key=$(node -e "process.stdout.write(require('crypto').randomBytes(32).toString('base64url'))")
  sed "s/^APP_KEYS=$/APP_KEYS=$key/" "$here/portal.env" > "$root/etc/portal/portal.env"
fi
chmod 0640 "$root/etc/portal/portal.env"
chmod 0700 "$root/var/lib/portal" "$root/var/lib/portal/tmp" "$root/var/backups/portal"
install -D -m 0755 "$here/portal.sh" "$root/usr/local/bin/portal"
cp "$here"/*.socket "$here"/*.service "$here"/*.timer "$root/etc/systemd/system/"

if [ -z "$root" ]; then
  chown -R root:root /opt/portal
  chown root:portal /etc/portal/portal.env
  chown portal:portal /var/lib/portal /var/lib/portal/tmp /var/backups/portal
  systemctl daemon-reload
fi
echo "설치했습니다. 설정을 확인해주세요: $root/etc/portal/portal.env"
