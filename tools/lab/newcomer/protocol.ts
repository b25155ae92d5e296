/**
 * `node tools/lab/newcomer/protocol.ts`: the straight line of `docs/how-to/run-on-a-server.md` as a script for bash, with
 * the values of this laboratory and nothing else changed. `run.sh` gives it to a fresh Debian.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../root.ts'
import { scriptOf, stepsOf, withValues } from './page.ts'

/** Names that no DNS knows; a mail server on the loopback address; certificates of the proxy's own. */
const values = {
  site: 'agency.test',
  studio: 'studio.agency.test',
  office: '127.0.0.0/8',
  smtp: 'smtp://127.0.0.1:2525',
  from: 'Agency <hello@agency.test>',
  backups: '/mnt/backup/wajiha',
  tls: 'tls internal',
}

const [first, ...rest] = stepsOf(readFileSync(join(root, 'docs/how-to/run-on-a-server.md'), 'utf8'))
const asked = first ? [{ title: first.title, commands: withValues(first.commands, values) }] : []
process.stdout.write(scriptOf([...asked, ...rest], '/root/times'))
