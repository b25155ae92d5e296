/** What `npm run privacy` can do, in clear sentences. Nothing is erased without `--yes`. */
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Payload } from 'payload'
import { noteAccess } from '../audit/note-access.ts'
import { poolOf } from '../platform/database/statements.ts'
import { localRequest } from '../platform/local-request.ts'
import { countsOf, sum } from './endpoints.ts'
import { eraseAgain } from './erase-again.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { findByName } from './find-by-name.ts'
import { findPerson } from './find-person.ts'
import { readIdentity } from './identity.ts'
import { kindsOf, runRetention } from './retention/run.ts'
import type { Run } from './retention/run-kind.ts'

export type Flags = {
  yes?: boolean | undefined
  'allow-many'?: boolean | undefined
  kind?: string | undefined
  out?: string | undefined
  file?: string | undefined
  country?: string | undefined
}
type Said = { code: number; text: string }
type Command = (payload: Payload, who: string, flags: Flags) => Promise<Said>

const done = (text: string): Said => ({ code: 0, text })
const wrong = (text: string): Said => ({ code: 1, text })

export const usage = `Write one of:
  npm run privacy -- find 0501234567            what is held about a telephone number or e-mail
  npm run privacy -- names أسماء                people of that name, with their numbers
  npm run privacy -- export 0501234567 --out person.zip
  npm run privacy -- erase 0501234567 --yes     everywhere, for good
  npm run privacy -- erase-again [--file erasures.jsonl]   after a backup was restored
  npm run privacy -- retention [--kind leads] [--allow-many]`

/** @returns the exit code and what to say. */
export async function runPrivacyCommand(
  payload: Payload,
  command: string,
  who: string,
  flags: Flags = {},
): Promise<Said> {
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined
  return run ? run(payload, who, flags) : wrong(usage)
}

const meant = (who: string, { country }: Flags) => readIdentity(who, country)
const unclear = (who: string) =>
  wrong(`“${who.slice(0, 80)}” is neither a telephone number nor an e-mail address.`)

async function printPerson(payload: Payload, who: string, flags: Flags) {
  const identity = meant(who, flags)
  return identity && findPerson(poolOf(payload), identity)
}

/** npm moves into the project's folder; the person means their own. */
const placeOf = (path: string) =>
  resolve(/* turbopackIgnore: true */ process.env.INIT_CWD ?? process.cwd(), path)

const note = async (payload: Payload, action: 'find' | 'export', count: number) =>
  noteAccess(await localRequest(payload), {
    action,
    subject: { collection: 'people', count },
  })

const find: Command = async (payload, who, flags) => {
  const found = await printPerson(payload, who, flags)
  if (!found) return unclear(who)
  await note(payload, 'find', sum(found))
  const { phones, emails } = found.identity
  const known = `Known as ${[...phones, ...emails].join(', ')}.`
  return done(
    sum(found) === 0 ? 'The studio holds nothing of them.' : `${known}\n${lines(countsOf(found))}`,
  )
}

const names: Command = async (payload, who) => {
  const people = await findByName(poolOf(payload), who, 'all')
  await note(payload, 'find', people.length)
  const told = people.map(
    ({ name, phones, emails }) => `${name}: ${[...phones, ...emails].join(', ')}`,
  )
  return done(told.join('\n') || 'Nobody of that name. Write at least two letters.')
}

const take: Command = async (payload, who, flags) => {
  const found = await printPerson(payload, who, flags)
  if (!found) return unclear(who)
  if (sum(found) === 0) return done('The studio holds nothing of them; no file was written.')
  await note(payload, 'export', sum(found))
  const path = placeOf(flags.out ?? 'person.zip')
  await writeFile(path, await exportPerson(payload, found), { mode: 0o600 })
  return done(`Written to ${path}. Hand it over by a safe way, and delete it afterwards.`)
}

const erase: Command = async (payload, who, flags) => {
  const identity = meant(who, flags)
  const found = await printPerson(payload, who, flags)
  if (!identity || !found) return unclear(who)
  if (!flags.yes)
    return wrong(`${lines(countsOf(found))}\nNothing was erased. Add --yes to erase it for good.`)
  const { erasure, counts } = await erasePerson(payload, identity)
  return done(
    `Erased. Proof ${erasure}.\n${lines(counts)}\nThe site erases its copies within a minute of being reachable.`,
  )
}

const again: Command = async (payload, _, { file }) => {
  const counts = await eraseAgain(payload, file && placeOf(file))
  return done(Object.keys(counts).length > 0 ? lines(counts) : 'Nobody who was erased came back.')
}

const retention: Command = async (payload, _, flags) => {
  const known = (await kindsOf(payload)).map(({ key }) => key)
  if (flags.kind && !known.includes(flags.kind))
    return wrong(`There is no kind “${flags.kind}”. Write one of: ${known.join(', ')}.`)
  const options = { now: new Date(), allowMany: flags['allow-many'] ?? false }
  const runs = await runRetention(payload, options, flags.kind ? [flags.kind] : undefined)
  const isRefused = runs.some((run) => run.isRefused) || runs.length === 0
  return { code: isRefused ? 1 : 0, text: runs.map(tell).join('\n') }
}

const tell = ({ kind, count, due, total, isRefused }: Run) =>
  isRefused
    ? `${kind}: ${due} of ${total} are due, more than 5 %. Nothing was removed: see whether the clock is right, then add --allow-many.`
    : `${kind}: ${count} of ${total} removed.`

const lines = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([place, count]) => `${place}: ${count}`)
    .join('\n') || 'nothing: 0'

const commands: Record<string, Command> = {
  find,
  names,
  export: take,
  erase,
  'erase-again': again,
  retention,
}
