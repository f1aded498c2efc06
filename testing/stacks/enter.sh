#!/bin/sh
# enter.sh CHROOT CHECKOUT FOLDER COMMAND…: runs a command in a folder of the checkout, inside the chroot. It sees the
# machine's loopback; the chroot cannot be written to, the checkout (/mnt) can; /tmp is its own. Its mounts are seen by
# nobody else. It and whatever it starts ends with this process, which ends with its parent, however that ends.
set -eu

case ${1:-} in
--watched)
  shift
  setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child sh "$0" --inside "$@" &
  # unshare takes no signal but this one while it waits.
  trap 'kill -KILL $!' TERM INT HUP
  wait $!
  exit
  ;;
--inside) shift ;;
*) exec setpriv --pdeathsig KILL sh "$0" --watched "$@" ;;
esac

chroot=$1 checkout=$2 folder=$3
shift 3
mount --bind "$chroot" "$chroot"
mount -o remount,bind,ro "$chroot"
mount --rbind /dev "$chroot/dev"
mount -t proc proc "$chroot/proc"
mount -t tmpfs tmpfs "$chroot/tmp"
mount --bind "$checkout" "$chroot/mnt"
unset TMPDIR
export HOME=/tmp LANG=C.UTF-8 PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin
exec chroot "$chroot" sh -c 'cd "/mnt/$0" && exec "$@"' "$folder" "$@"
