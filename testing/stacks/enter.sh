#!/bin/sh
# enter.sh CHROOT CHECKOUT FOLDER COMMAND…: runs a command in a folder of the checkout, inside the chroot. The command
# uses the machine's loopback interface. The chroot is read-only, the checkout (/mnt) is writable, and /tmp and the
# mounts are private. The command and its children end with this process, which ends with its parent, even if that is
# killed.
set -eu

case ${1:-} in
--watched)
  shift
  setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child sh "$0" --inside "$@" &
  # While it waits, unshare ignores all signals that can be ignored.
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
