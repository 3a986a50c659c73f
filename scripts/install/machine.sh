# Boots a machine of its own: the system below $LOWER with a fresh layer above it, its own processes, mounts and network,
# and systemd as the first process. What it writes lies in memory and is gone when it ends. Run by machine.mjs below
# unshare, so nothing of this is seen outside.
set -eu
mount --make-rprivate /
mount -t tmpfs -o size=4g tmpfs "$WORK"
mkdir "$WORK/upper" "$WORK/work" "$WORK/root"
mount -t overlay overlay -o "lowerdir=$LOWER,upperdir=$WORK/upper,workdir=$WORK/work" "$WORK/root"
root="$WORK/root"
mount -t proc proc "$root/proc"
mount -t sysfs -o ro sysfs "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
mount -t tmpfs -o mode=755 tmpfs "$root/run"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for name in null zero full random urandom tty; do
  touch "$root/dev/$name"
  mount --bind "/dev/$name" "$root/dev/$name"
done
mkdir "$root/dev/pts" "$root/dev/shm" "$root/srv/portal-source"
mount -t devpts -o newinstance,ptmxmode=666 devpts "$root/dev/pts"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mount --bind -o ro "$SOURCE" "$root/srv/portal-source"
cp "$VISIT" "$root/srv/visit.mjs"
rm -f "$root/etc/resolv.conf"
cp /etc/resolv.conf "$root/etc/resolv.conf"
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  mkdir -p "$root$(dirname "$NODE_EXTRA_CA_CERTS")"
  cp "$NODE_EXTRA_CA_CERTS" "$root$NODE_EXTRA_CA_CERTS"
fi
echo "127.0.0.1 localhost portal.example.com $(hostname)" > "$root/etc/hosts"
exec env -i container=trial PATH=/usr/sbin:/usr/bin:/sbin:/bin chroot "$root" /usr/lib/systemd/systemd --system --unit=multi-user.target
