/**
 * `npm run restore -- SOURCE`: a backup becomes a product again, in an empty data folder, on this or on
 * another machine. `--verify` reads everything once more and compares; `--drill` does it in a scratch place.
 */
import { setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { drill } from './backup/drill.ts'
import { type Restored, restore } from './backup/restore-backup.ts'
import { placeOf, targetOf } from './backup/say.ts'
import { readIdentities } from './backup/sealing.ts'
import { openSource } from './backup/target.ts'
import { leaveWithParent } from './leave-with-parent.ts'
import { explain, Sentence } from './sentence.ts'
import { readSettings } from './stack/settings.ts'

const usage = `Write one of:
  npm run restore -- SOURCE --identity FILE    the newest backup, into the empty DATA_DIR
  npm run restore -- SOURCE … --verify         and read everything once more
  npm run restore -- SOURCE … --at ID          one that npm run backup -- SOURCE --list names
  npm run restore -- SOURCE … --inbox-of DATA  what visitors sent as it lies in another data folder
  npm run restore -- SOURCE --drill            into a scratch place, with this machine’s own key`

const options = {
  identity: { type: 'string' },
  at: { type: 'string' },
  'inbox-of': { type: 'string' },
  verify: { type: 'boolean' },
  drill: { type: 'boolean' },
  /** Behind everything else that the machine does. */
  gently: { type: 'boolean' },
} as const

leaveWithParent(() => process.exit(1))
try {
  process.exit(await run())
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function run(): Promise<number> {
  const { values, positionals } = readArguments()
  const settings = readSettings(process.env)
  if (values.gently) setPriority(10)
  const folder = targetOf(positionals[0], settings.backupTarget)
  if (!folder || positionals.length > 1) throw new Sentence(usage)
  const source = await openSource(folder)
  if (values.drill) return say(await drill(settings, source), true)
  const identities = values.identity ? readIdentities(placeOf(values.identity)) : []
  const isVerified = values.verify ?? false
  const newer = values['inbox-of'] ? { inboxOf: placeOf(values['inbox-of']) } : {}
  const wanted = { source, identities, at: values.at, isVerified, ...newer }
  return say(await restore(settings, wanted), isVerified)
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch {
    throw new Sentence(usage)
  }
}

/** @returns the exit code. */
function say(done: Restored, isVerified: boolean): number {
  const { id, inboxId, files, tables, rows, named, missing, problems, tookMs } = done
  const { received, stored, onTheWay } = done
  const newer = inboxId ? `, what visitors sent as of ${inboxId}` : ''
  const lines = [
    `Restored ${id}${newer} in ${(tookMs / 1000).toFixed(1)} s: ${files} files and ${tables} tables with ${rows} rows.`,
    `${received} received in the inbox, ${stored} stored in the studio; ${onTheWay.length} of the received came after the database was copied and will be delivered again at the next start.`,
    `${named} files are named by rows; all are in their place${missing.length > 0 ? ` but ${missing.length} that were missing before` : ''}.`,
    isVerified
      ? 'Verified: every row and every file was read once more and compared.'
      : 'Not verified: add --verify to have every row and every file read once more.',
  ]
  if (problems.length === 0) console.log(lines.join('\n'))
  else console.error([lines[0], ...problems.slice(0, 50).map((one) => `✗ ${one}`)].join('\n'))
  return problems.length === 0 ? 0 : 1
}
