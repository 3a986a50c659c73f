#!/bin/sh
# Installs a release on this machine, as root: sh install.sh RELEASE. Run again, it adds a version beside the others.
# RELEASE is the folder that `npm run release -- FOLDER` made. Each version has its folder /opt/portal/VERSION, and the
# link /opt/portal/current says which one serves. A process goes on with the version that it was started from.
set -eu
release=${1:?usage: install.sh RELEASE}
here=$(cd "$(dirname "$0")" && pwd)
base=/opt/portal
# The version that serves, and two before it.
keep=3
fail() { echo "$1" >&2; exit 1; }

test "$(id -u)" = 0 || fail "root로 실행해주세요."
test -f "$release/packages/server/dist/main.js" || fail "릴리스 폴더가 아닙니다: $release"
# A release that was made on a machine with an older Node brings its own.
installed=$(command -v node || true)
node="$release/runtime/node"
if [ ! -x "$node" ]; then
  node=$installed
  test -n "$node" || fail "Node가 없습니다. 24.15 이상을 설치해주세요."
  "$node" -e "const [a, b] = process.versions.node.split('.'); process.exit(+a >= 26 || (+a === 24 && +b >= 15) ? 0 : 1)" \
    || fail "Node $("$node" --version)로는 실행할 수 없습니다. 24.15 이상을 설치해주세요."
  case $(readlink -f "$node") in
    /root/* | /home/*) fail "서비스는 $node 를 읽을 수 없습니다. /usr 아래에 Node를 설치해주세요." ;;
  esac
fi

id portal >/dev/null 2>&1 || useradd --system --home-dir /nonexistent --no-create-home --shell /usr/sbin/nologin portal
install -d -m 0755 "$base" /etc/portal
install -d -m 0700 -o portal -g portal /var/lib/portal /var/lib/portal/tmp /var/backups/portal

# Before 1.3.0 the program lay in /opt/portal itself. Its files stay for its processes, and become a version to return to.
version_of() { sed -n 's/^  "version": "\(.*\)",$/\1/p' "$1/package.json"; }
if [ -f "$base/package.json" ] && [ ! -e "$base/current" ]; then
  former="$base/$(version_of "$base")"
  mkdir "$former"
  for part in "$base"/package.json "$base"/package-lock.json "$base"/.npmrc "$base"/node_modules "$base"/packages "$base"/deploy; do
    if [ -e "$part" ]; then cp -al "$part" "$former/"; fi
  done
  ln -sfn "$former" "$base/current"
elif [ -e "$base/packages" ]; then
  rm -rf "$base/package.json" "$base/package-lock.json" "$base/.npmrc" "$base/node_modules" "$base/packages" "$base/deploy"
fi

# A version that is installed again gets a number behind its name, because processes may run from the other.
version=$(version_of "$release")
target="$base/$version"
number=2
while [ -e "$target" ]; do
  target="$base/$version-$number"
  number=$((number + 1))
done
rm -rf "$base/.new"
cp -a "$release" "$base/.new"
mkdir -p "$base/.new/runtime"
if [ ! -e "$base/.new/runtime/node" ]; then ln -s "$node" "$base/.new/runtime/node"; fi
chown -R root:root "$base/.new"
# A release may have been made with a closed umask.
chmod -R u+rwX,go+rX,go-w "$base/.new"
# Pages that are open go on: the version that serves and the new one have the files of each other.
keeper="$base/.new/deploy/keep-builds.mjs"
for serving in "$base" "$base/current"; do
  if [ -f "$keeper" ] && [ -e "$serving/packages" ]; then "$node" "$keeper" "$serving" "$base/.new"; fi
done
mv "$base/.new" "$target"
# Versions before 1.6.0 ran on the Node of the machine, and go on with it.
for older in "$base"/[0-9]*/; do
  if [ ! -d "${older}runtime" ] && [ -n "$installed" ]; then
    at=$(stat -c %y "$older")
    mkdir "${older}runtime"
    ln -s "$installed" "${older}runtime/node"
    touch -d "$at" "$older"
  fi
done
# Sorted by age: the new one, the one that served until now, and what was installed before.
if [ -e "$base/current" ]; then touch "$(readlink -f "$base/current")/"; fi
sleep 1
touch "$target"
ln -s "$target" "$base/.current"
mv -T "$base/.current" "$base/current"
ls -dt "$base"/*/ | grep -v '/current/$' | tail -n "+$((keep + 1))" | while read -r old; do
  case $old in "$base"/[0-9]*) rm -rf "$old" ;; esac
done

# Settings are written once, with keys of this machine, and never replaced.
if [ ! -f /etc/portal/portal.env ]; then
  key=$("$node" -e "process.stdout.write(require('crypto').randomBytes(32).toString('base64url'))")
  umask 027
  sed "s/^APP_KEYS=$/APP_KEYS=$key/" "$here/portal.env" > /etc/portal/portal.env
fi
chown root:portal /etc/portal/portal.env
chmod 0640 /etc/portal/portal.env
install -D -m 0755 "$here/portal.sh" /usr/local/bin/portal
install -D -m 0755 "$here/portal-certificate.sh" /usr/local/sbin/portal-certificate
for unit in "$here"/*.socket "$here"/*.service "$here"/*.timer; do
  install -m 0644 "$unit" "/etc/systemd/system/$(basename "$unit")"
done
systemctl daemon-reload
echo "$version 버전을 설치했습니다: $target. 설정을 확인해주세요: /etc/portal/portal.env"
