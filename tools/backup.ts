/**
 * `npm run backup -- TARGET`: everything that cannot be made again, into a folder, beside the running
 * product or without it. `--new-key` makes the key that backups are sealed for, `--list` says what a
 * target holds, `--inbox` takes what visitors sent alone.
 */
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Backup, backUp } from './backup/backup-now.ts'
import { backUpBeforeUpgrade } from './backup/before-upgrade.ts'
import { readIndexes } from './backup/catalogue.ts'
import { bytesText, placeOf, targetOf } from './backup/say.ts'
import { makeKey } from './backup/sealing.ts'
import { openSource } from './backup/target.ts'
import { leaveWithParent } from './leave-with-parent.ts'
import { explain, Sentence } from './sentence.ts'
import { readSettings } from './stack/settings.ts'

const usage = `Write one of:
  npm run backup -- TARGET            a folder on another disk or machine, or s3://bucket/prefix; else BACKUP_TARGET
  npm run backup -- TARGET --plain    without sealing it
  npm run backup -- TARGET --inbox    what visitors sent, alone
  npm run backup -- TARGET --list     what lies there
  npm run backup -- --new-key         the key that backups are sealed for`

const options = {
  'new-key': { type: 'boolean' },
  out: { type: 'string' },
  key: { type: 'string' },
  plain: { type: 'boolean' },
  inbox: { type: 'boolean' },
  list: { type: 'boolean' },
  /** What a start does before it changes tables: BACKUP_TARGET, or beside the data; read once more. */
  'before-upgrade': { type: 'boolean' },
  /** Behind everything else that the machine does. */
  gently: { type: 'boolean' },
} as const

leaveWithParent(() => process.exit(1))
try {
  await run()
  process.exit(0)
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments()
  const settings = readSettings(process.env)
  if (values.gently) setPriority(10)
  if (values['new-key']) return newKey(settings.dataDir, values.out)
  if (values['before-upgrade']) {
    const made = await backUpBeforeUpgrade(settings)
    console.log(`${made.id} in ${made.target}`)
    return
  }
  const target = targetOf(positionals[0], settings.backupTarget)
  if (!target || positionals.length > 1) throw new Sentence(usage)
  if (values.list) return list(target)
  const key = values.plain ? 'plain' : (values.key ?? settings.backupKey)
  const backup = await backUp(settings, { target, key, kind: values.inbox ? 'inbox' : 'whole' })
  console.log(tell(backup, target, key))
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch {
    throw new Sentence(usage)
  }
}

async function newKey(dataDir: string, out: string | undefined): Promise<void> {
  const file = out ? placeOf(out) : join(dataDir, 'backup', 'identity.txt')
  const { recipient } = await makeKey(file)
  console.log(
    `The identity, which alone opens backups on another machine, lies in\n  ${file}\nKeep it elsewhere, twice, and remove it here: whoever has it reads every backup, and who lost it none.\nSet\n  BACKUP_KEY=${recipient}`,
  )
}

async function list(folder: string): Promise<void> {
  const indexes = await readIndexes(await openSource(folder))
  if (indexes.length === 0) console.log(`${folder} holds no backup.`)
  for (const { id, isSealed, counts, version, migration } of indexes)
    console.log(
      [
        `${id}  ${counts.files} files, ${counts.rows} rows, ${bytesText(counts.bytes)}`,
        ...(isSealed ? [] : ['not sealed']),
        ...(version ? [`of ${version}`] : []),
        ...(migration ? [`tables as of ${migration}`] : []),
      ].join(', '),
    )
}

function tell(
  { id, index, sent, missing, kept, removed, tookMs }: Backup,
  target: string,
  key = '',
) {
  const { files, tables, rows, bytes } = index.counts
  const lines = [
    `Backed up ${id} to ${target} in ${(tookMs / 1000).toFixed(1)} s: ${files} files and ${tables} tables with ${rows} rows, ${bytesText(bytes)}.`,
    `New in the target: ${sent.objects} objects, ${bytesText(sent.bytes)}. It keeps ${kept} backups${removed ? `, ${removed} were past their time` : ''}.`,
  ]
  if (key === 'plain')
    lines.push('It is NOT sealed: whoever reads the target reads everything, secrets and CVs too.')
  if (missing.length > 0)
    lines.push(
      `${missing.length} files that the studio names are not there: ${missing.slice(0, 5).join(', ')}.`,
    )
  return lines.join('\n')
}
