/**
 * Backups as an administrator meets them: the commands, on a running product with the demo, while sixteen
 * people write to it; then the same product out of its backup, in another folder.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aPdf } from '@wajiha/contract/test/a-pdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyTemplate } from '../../apps/studio/test/template.ts'
import { askDatabase, countInbox } from '../faults/stored.ts'
import { until } from '../faults/until.ts'
import { startVisitors, type Visitors } from '../faults/visitors.ts'
import { bucketKey, startBucket } from '../files/test/bucket-server.ts'
import { root } from '../root.ts'
import { findFreePort } from '../stack/ports.ts'
import { type Stack, startStack } from '../stack.ts'
import { readState } from './state.ts'

const longMs = 600_000
let folder = ''
let key = ''
let bucket: Awaited<ReturnType<typeof startBucket>>
let stack: Stack
let visitors: Visitors
/** What people were thanked for before the backup under test began. */
let before: string[] = []
let erased = ''
let page = ''
let picture = { path: '', sha256: '' }

const at = (...names: string[]) => join(folder, ...names)
const dataDir = () => at('data')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wajiha-backup-'))
  // PostgreSQL runs as another user when root starts us, who must be able to pass through.
  chmodSync(folder, 0o711)
  const made = await run('backup', '--new-key', '--out', at('identity.txt'))
  key = /BACKUP_KEY=(age1\S+)/.exec(made.said)?.[1] ?? ''
  const port = await findFreePort()
  bucket = await startBucket({ port, name: 'backups', directory: at('bucket') })
  await copyTemplate('demo', dataDir())
  stack = await start(dataDir(), {
    BACKUP_TARGET: 's3://backups/of/wajiha',
    BACKUP_KEY: key,
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: bucketKey,
    AWS_SECRET_ACCESS_KEY: bucketKey,
  })
}, longMs)

afterAll(async () => {
  await visitors?.stop()
  await stack?.stop()
  await bucket?.close()
}, longMs)

async function start(data: string, more: Record<string, string> = {}): Promise<Stack> {
  const { DATABASE_URL: _, PAYLOAD_SECRET: __, SERVICE_KEY: ___, ...env } = process.env
  const ports = { site: await findFreePort(), studio: await findFreePort() }
  return startStack({ dataDir: data, ports, env: { ...env, TRUST_PROXY: '127.0.0.1', ...more } })
}

type Said = { code: number | null; said: string }

/** A command as a person runs it. */
function begin(command: string, args: string[], data = dataDir()): [ChildProcess, Promise<Said>] {
  const { DATABASE_URL: _, PAYLOAD_SECRET: __, ...env } = process.env
  const child = spawn(process.execPath, [join(root, 'tools', `${command}.ts`), ...args], {
    env: { ...env, DATA_DIR: data, INIT_CWD: folder, NODE_NO_WARNINGS: '1' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  return [child, new Promise((done) => child.on('close', (code) => done({ code, said })))]
}

const run = (command: string, ...args: string[]) => begin(command, args)[1]
const runAt = (data: string, command: string, ...args: string[]) => begin(command, args, data)[1]

const names = (place: string) =>
  existsSync(place) ? readdirSync(place, { recursive: true }).map(String) : []
const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** Where the CV of each message lies, by what the studio says. */
async function cvsOf(url: string) {
  return askDatabase<{ message: string; file: string }>(
    url,
    `select replace(email, '@example.com', '') as message, attachment_file as file
     from submissions where attachment_file is not null and email like 'visitor-%'`,
  )
}

describe('a product with BACKUP_TARGET', () => {
  it(
    'backs itself up into a bucket, and proves it by restoring into a scratch place',
    async () => {
      await until('the first backup is proven', () => readState(dataDir()).done.drill !== undefined)
      const { done, failed } = readState(dataDir())
      expect(failed).toEqual({})
      expect(done.drill?.id).toBe(done.whole?.id)
      expect(names(at('data', 'backup'))).not.toContain('drill')
      const doctor = await run('doctor')
      expect(doctor.said).not.toContain('No whole backup')
      // As if that had gone wrong: the studio has half a minute to notice, below.
      const failure = { at: new Date().toISOString(), sentence: 'It could not be restored.' }
      const state = { ...readState(dataDir()), failed: { drill: failure } }
      writeFileSync(at('data', 'backup', 'state.json'), JSON.stringify(state))
    },
    longMs,
  )
})

describe('npm run backup', () => {
  it(
    'says what to do instead of leaving anything unsealed or in a wrong place',
    async () => {
      expect(await run('backup', 'target')).toMatchObject({
        code: 1,
        said: expect.stringMatching(/no key to seal .* --new-key .* --plain/),
      })
      const sealed = ['--key', key]
      const wrong = async (...args: string[]) => (await run('backup', ...args, ...sealed)).said
      expect(await wrong('data/inside')).toContain('lies in the data folder')
      expect(await wrong('not-mounted/target')).toContain('Is its disk mounted?')
      writeFileSync(at('a-file'), '')
      expect(await wrong('a-file')).toContain('is a file')
      mkdirSync(at('theirs'))
      writeFileSync(at('theirs', 'wajiha-backups.json'), '{"format":1,"installation":"other"}')
      expect(await wrong('theirs')).toContain('another installation')
    },
    longMs,
  )

  it(
    'holds everything that was thanked for before it began, and was none when it was killed',
    async () => {
      const options = { run: 'visitor', logFile: at('thanks'), atOnce: 16, restMs: () => 3_000 }
      visitors = startVisitors({ port: stack.settings.port, ...options })
      await until('some have written', () => visitors.thanked() >= 32)

      const [child, ended] = begin('backup', ['target', '--key', key])
      await until('it has begun', () => names(at('target', 'objects')).length > 20)
      child.kill('SIGKILL')
      await ended
      expect((await run('backup', 'target', '--list')).said).toContain('holds no backup')

      before = [...visitors.log.keys()]
      const made = await run('backup', 'target', '--key', key)
      expect(made).toMatchObject({ code: 0, said: expect.stringContaining('Backed up') })
      expect(made.said).not.toMatch(/not there|NOT sealed/)
      expect(names(at('target')).filter((name) => name.includes('.part-'))).toEqual([])
      expect((await run('backup', 'target', '--list')).said.trim().split('\n')).toHaveLength(1)
      await visitors.stop()
      expect(visitors.strange()).toEqual([])
    },
    longMs,
  )

  it(
    'sends nothing twice, and leaves nothing readable',
    async () => {
      const again = await run('backup', 'target', '--key', key)
      const objects = Number(/New in the target: (\d+) objects/.exec(again.said)?.[1])
      expect(objects).toBeLessThan(200)
      const found = names(at('target')).filter((name) => name.startsWith('objects'))
      for (const name of found.filter((one) => one.endsWith('.age')).slice(0, 50))
        expect(readFileSync(at('target', name)).subarray(0, 21).toString()).toBe(
          'age-encryption.org/v1',
        )
      expect(found.filter((one) => /\/[0-9a-f]{64}(?:\.gz)?$/.test(one))).toEqual([])
    },
    longMs,
  )

  it(
    'takes along who was erased since',
    async () => {
      erased = before.find((message) => Number(message.split('-')[1]) % 8 !== 0) ?? ''
      const privacy = await run('privacy', 'erase', `${erased}@example.com`, '--yes')
      expect(privacy).toMatchObject({ code: 0 })
      expect(await run('backup', 'target', '--inbox', '--key', key)).toMatchObject({ code: 0 })
      page = await (await fetch(`${stack.siteUrl}/`)).text()
      const [media] = await askDatabase<{ filename: string }>(
        stack.databaseUrl,
        'select filename from media where filename is not null order by filename limit 1',
      )
      picture = {
        path: `media/${media?.filename}`,
        sha256: sha256(readFileSync(at('data', 'media', String(media?.filename)))),
      }
    },
    longMs,
  )
})

describe('the studio', () => {
  it(
    'raises an alarm where a drill failed, and shows administrators how old backups are',
    async () => {
      const { studioUrl, databaseUrl, administrator } = stack
      await until('the alarm is raised', async () => {
        const open = await askDatabase<{ kind: string }>(
          databaseUrl,
          "select kind::text from alarms where state = 'open'",
        )
        return open.some(({ kind }) => kind === 'backup-unproven')
      })
      await askDatabase(databaseUrl, 'update users set must_change_password = false')
      // As a browser on the studio's own page says it.
      const near = { 'sec-fetch-site': 'same-origin' }
      const signedIn = await fetch(`${studioUrl}/api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...near },
        body: JSON.stringify(administrator),
      })
      const cookie = signedIn.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ')
      const start = await (
        await fetch(`${studioUrl}/admin`, { headers: { cookie, ...near } })
      ).text()
      // Not the page itself, which would fill the terminal.
      const told = ['data-backup="whole"', 'data-backup="drill"', 'It could not be restored']
      expect(told.filter((words) => !start.includes(words))).toEqual([])
    },
    longMs,
  )
})

describe('npm run restore', () => {
  it(
    'says what it lacks, and goes into empty folders only',
    async () => {
      const into = (data: string, ...args: string[]) => runAt(at(data), 'restore', ...args)
      expect((await into('other', 'nowhere')).said).toContain('There is no folder')
      expect((await into('other', 'target')).said).toContain('--identity FILE')
      expect(existsSync(at('other'))).toBe(false)
      const identity = ['--identity', 'identity.txt']
      expect((await into('data', 'target', ...identity)).said).toContain('is not empty')
      expect((await into('other', 'target', ...identity, '--at', 'never')).said).toContain('--list')
      await run('backup', '--new-key', '--out', at('strange.txt'))
      const strange = await into('other', 'target', '--identity', 'strange.txt')
      expect(strange.said).toContain('sealed for another key')
    },
    longMs,
  )

  it(
    'makes the product again on a bare folder, proven row by row and file by file',
    async () => {
      await stack.stop()
      // As if the machine were gone: nothing of it can be read from here on.
      renameSync(dataDir(), at('gone'))
      const restored = await runAt(
        at('other'),
        'restore',
        'target',
        '--identity',
        'identity.txt',
        '--verify',
      )
      expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Verified') })
      expect(restored.said).not.toContain('missing before')
      expect(existsSync(at('other', 'restoring'))).toBe(false)
      expect(existsSync(at('other', 'backup', 'identity.txt'))).toBe(false)
    },
    longMs,
  )

  it(
    'serves its pages, and has every letter once and every CV to the byte',
    async () => {
      stack = await start(at('other'), { BACKUP_TARGET: '', BACKUP_KEY: '' })
      const titleOf = (html: string) => /<title>[^<]+/.exec(html)?.[0]
      expect(titleOf(await (await fetch(`${stack.siteUrl}/`)).text())).toBe(titleOf(page))
      expect(sha256(readFileSync(at('other', picture.path)))).toBe(picture.sha256)
      expect((await bytesOf(`${stack.studioUrl}/api/v1/health`)).length).toBeGreaterThan(0)

      await until('everything is delivered', () => countInbox(at('other')).waiting === 0)
      const stored = await askDatabase<{ email: string; reference: string }>(
        stack.databaseUrl,
        `select email, reference from submissions where email like 'visitor-%'`,
      )
      const byMessage = Map.groupBy(stored, ({ email }) => email.replace('@example.com', ''))
      for (const message of before.filter((one) => one !== erased))
        expect(byMessage.get(message)?.map(({ reference }) => reference)).toEqual([
          ...(visitors.log.get(message) ?? []),
        ])
      expect(byMessage.has(erased)).toBe(false)

      const cvs = await cvsOf(stack.databaseUrl)
      const withCv = before.filter((message) => Number(message.split('-')[1]) % 8 === 0)
      expect(withCv.length).toBeGreaterThan(2)
      for (const message of withCv) {
        const file = cvs.find((cv) => cv.message === message)?.file ?? ''
        const bytes = readFileSync(at('other', 'attachments', file))
        expect(bytes.equals(Buffer.from(aPdf(message)))).toBe(true)
      }
    },
    longMs,
  )
})
