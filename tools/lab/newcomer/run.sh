#!/bin/bash
# A new administrator with a stopwatch: boots a fresh Debian 12 under its own systemd, types what docs/how-to/run-on-a-server.md says,
# checks, restarts the machine, and checks again. As root, with debootstrap and systemd-nspawn; takes the machine's ports 80, 443, 2525,
# 3000, 3100 and 9090.   run.sh ARCHIVE WORK-FOLDER
set -euo pipefail
here=$(cd -- "$(dirname -- "$0")" && pwd)
tools=$(dirname -- "$(dirname -- "$here")")
archive=$(realpath -- "$1") work=$2 name=wajiha-newcomer
node=$(dirname -- "$tools")/node_modules/node/bin/node
mkdir -p "$work"

if [ ! -d "$work/pristine" ]; then
  debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,ca-certificates,curl,iproute2,procps bookworm "$work/pristine" http://deb.debian.org/debian > "$work/debootstrap.log"
  cp /etc/resolv.conf "$work/pristine/etc/"
  cp /usr/local/share/ca-certificates/* "$work/pristine/usr/local/share/ca-certificates/" 2> /dev/null || true
  chroot "$work/pristine" update-ca-certificates > /dev/null
fi
rm -rf "$work/round"
cp -a "$work/pristine" "$work/round"
cp "$archive" "$work/round/root/"

# Where it restarts by itself, systemd-nspawn ends and is started again: so is the power of a machine.
boot() {
  setsid systemd-nspawn -D "$work/round" -b --register=no --keep-unit --machine=$name --bind-ro="$tools:/srv/wajiha-tools" >> "$work/machine.log" 2>&1 < /dev/null &
  machine=$!
  for _ in $(seq 1 120); do
    sleep 1
    leader=$(pgrep -P "$machine" | head -1 || true)
    if [ -z "$leader" ]; then continue; fi
    if inside systemctl is-system-running --wait 2> /dev/null | grep -qE 'running|degraded'; then return 0; fi
  done
  echo 'The machine did not start.' >&2
  return 1
}
inside() { nsenter -t "$leader" -a env -i HOME=/root TERM=dumb LANG=C.UTF-8 PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"; }
leave() {
  inside systemctl poweroff 2> /dev/null || true
  wait "$machine" || true
}
boot
trap leave EXIT

{ cat "$here/between.sh"; "$node" --disable-warning=ExperimentalWarning "$here/protocol.ts"; } > "$work/round/root/protocol.sh"
code=0
inside bash -c 'cd /root && bash -l /root/protocol.sh' > "$work/typed.log" 2>&1 || code=$?
echo "The page's commands ended with $code; what they said is in $work/typed.log."
awk -F'\t' '{ printf "%7.1f s  %s\n", $2 / 1000, $1; all += $2 } END { printf "%7.1f s  all\n", all / 1000 }' "$work/round/root/times"
tail -25 "$work/typed.log"
echo '-- checks'
inside bash /srv/wajiha-tools/lab/newcomer/check.sh || code=1
echo '-- the machine restarts'
inside systemctl reboot || true
wait "$machine" || true
boot
inside bash /srv/wajiha-tools/lab/newcomer/check.sh || code=1
inside wajiha doctor || true
exit "$code"
