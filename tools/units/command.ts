/**
 * The command `wajiha` of a machine with units: `wajiha doctor`. It runs the project's commands as the units run:
 * their user, their settings as systemd reads them, their data folder, and what a terminal is for people.
 */
import { type Installation, nodeIn } from './write-units.ts'

export const commandFile = '/usr/local/bin/wajiha'

/** Those that one gives beside the running units. */
const names = ['doctor', 'backup', 'restore', 'privacy', 'people', 'content', 'files']

export function writeCommand({ root, dataDir, user, environmentFile }: Installation): string {
  return `#!/bin/sh
# Written by install-units: Wajiha's commands with the user, the settings and the data folder of its units.
set -eu
names='${names.join(' ')}'
name=\${1:-}
case " $names " in
  *" \${name:-nothing} "*) shift ;;
  *)
    echo "There is no command “$name”. Write one of: $names." >&2
    exit 1
    ;;
esac
if [ "$(id -u)" -ne 0 ]; then
  echo "Only root may read the settings of the units. Write: sudo wajiha $name …" >&2
  exit 1
fi
way=--pipe
if [ -t 0 ] && [ -t 1 ]; then way=--pty; fi
exec systemd-run --quiet --collect --wait "$way" --uid=${user} --working-directory=${root} \\
  --property=UMask=0077 --property=EnvironmentFile=-${environmentFile} --setenv=DATA_DIR=${dataDir} \\
  ${nodeIn(root)} "tools/$name.ts" "$@"
`
}
