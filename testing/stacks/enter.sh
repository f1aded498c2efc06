#!/bin/sh
# enter.sh CHROOT CHECKOUT FOLDER COMMAND…: runs a command in a folder of the checkout, inside the chroot. It sees the
# machine's loopback; the chroot cannot be written to, the checkout can; /tmp is its own. Mounts and processes are seen
# by nobody else and end with this process, which ends with its parent, however that ends.
set -eu

if [ "${1:-}" != --inside ]; then
  exec setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child sh "$0" --inside "$@"
fi

chroot=$2 checkout=$3 folder=$4
shift 4
mount --bind "$chroot" "$chroot"
mount -o remount,bind,ro "$chroot"
mount --rbind /dev "$chroot/dev"
mount -t proc proc "$chroot/proc"
mount -t tmpfs tmpfs "$chroot/tmp"
mount --bind "$checkout" "$chroot/mnt"
unset TMPDIR
export HOME=/tmp LANG=C.UTF-8 PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin
exec chroot "$chroot" sh -c 'cd "/mnt/$0" && exec "$@"' "$folder" "$@"
