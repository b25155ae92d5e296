/** Content out of one installation and into another, by the command as people run it. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answersOf } from '../../test/answers.ts'
import { arabicPost, createAuthor } from '../../test/documents.ts'
import { openTestStudio, type TestStudio } from '../../test/open-test-studio.ts'
import { startPostgresFrom, type TestPostgres } from '../../test/postgres.ts'
import { environmentOf, requireTemplate } from '../../test/template.ts'

const longMs = 300_000
let folder = ''
let studio: TestStudio
let other: TestPostgres
const at = (...names: string[]) => join(folder, ...names)
const program = (path: string) => fileURLToPath(new URL(path, import.meta.url))

type Said = { code: number | null; out: string; said: string }

/** In the other installation. */
function runThere(path: string, args: string[] = [], killAfter?: string): Promise<Said> {
  const env = { ...process.env, ...environmentOf(other.url, at('other')) }
  const child = spawn(process.execPath, [program(path), ...args], { env })
  // Letters of several bytes may come in two pieces.
  child.stdout.setEncoding('utf8')
  let [out, said] = ['', '']
  child.stdout.on('data', (chunk) => (out += chunk))
  child.stderr.on('data', (chunk) => {
    said += chunk
    if (killAfter && said.includes(killAfter)) child.kill('SIGKILL')
  })
  return new Promise((done) => child.on('close', (code) => done({ code, out, said })))
}

const content = (...args: string[]) => runThere('../cli/content.ts', args)

const filesOf = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(at(name, 'content.json'), 'utf8')).files

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'transfer-'))
  studio = await openTestStudio('demo')
  const { payload } = studio
  const author = await createAuthor(payload)
  const options = { collection: 'posts', locale: 'ar', overrideAccess: true } as const
  const data = { ...arabicPost(author, 'مسوّدةٌ لم تخرج'), importKey: 'draft' }
  const draft = await payload.create({ ...options, draft: true, data })
  const shown = await payload.create({
    ...options,
    data: { ...arabicPost(author, 'ما خرج'), _status: 'published', importKey: 'shown' },
  })
  await payload.update({ ...options, id: shown.id, draft: true, data: { title: 'ما سيخرج' } })
  const input = { type: 'publish', locale: 'ar', doc: { relationTo: 'posts', value: draft.id } }
  const waitUntil = new Date('2099-01-01T08:00:00Z')
  await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil } as never)
  await payload.create({
    collection: 'users',
    data: {
      email: 'secret@agency.example',
      password: 'Long-enough-91-شجرة',
      name: 'سرّ',
      role: 'editor',
    } as never,
    overrideAccess: true,
  })
  const { exportContent } = await import('./export-content.ts')
  await exportContent(payload, at('one'), () => {})
  other = await startPostgresFrom(await requireTemplate('nothing'))
}, longMs)

afterAll(async () => {
  await studio?.close()
  await other?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('an export', () => {
  it('holds nobody who signs in, wrote or applied', () => {
    for (const name of Object.keys(filesOf('one')).filter((one) => one.endsWith('.json')))
      expect(readFileSync(at('one', name), 'utf8'), name).not.toContain('secret@agency.example')
    const rooms = new Set(Object.keys(filesOf('one')).map((name) => name.split('/')[0]))
    for (const room of ['users', 'leads', 'applications', 'subscribers', 'people'])
      expect(rooms).not.toContain(room)
  })

  it('is refused where the folder is not empty', async () => {
    const { exportContent } = await import('./export-content.ts')
    await expect(exportContent(studio.payload, at('one'), () => {})).rejects.toThrow('is not empty')
  })
})

describe('an import', () => {
  it(
    'writes nothing of what was changed, is missing, or is not known here',
    async () => {
      const name = 'posts/shown.json'
      const before = readFileSync(at('one', name), 'utf8')
      const manifest = readFileSync(at('one', 'content.json'), 'utf8')
      const { importContent } = await import('./import-content.ts')
      const refusal = (place = 'one') =>
        importContent(studio.payload, at(place), { isMerging: true, tell: () => {} }).then(
          () => 'taken',
          ({ message }) => message,
        )
      writeFileSync(at('one', name), before.replace('ما خرج', 'غيره'))
      expect(await refusal()).toBe(`${name} is not what was exported.\nNothing was written.`)
      writeFileSync(at('one', name), before)
      writeFileSync(at('one', 'content.json'), manifest.replace(name, 'posts/none.json'))
      expect(await refusal()).toContain('posts/none.json is missing.')
      writeFileSync(at('one', 'content.json'), manifest.replace(name, '../none.json'))
      expect(await refusal()).toContain('is no name inside the folder')
      writeFileSync(at('one', 'content.json'), manifest.replace('"format": 1', '"format": 9'))
      expect(await refusal()).toContain('content.json, “format”')
      writeFileSync(at('one', 'content.json'), manifest)
      const strange = before.replace('"importKey"', '"ofTheFuture"')
      writeFileSync(at('one', name), strange)
      const hash = (text: string) => createHash('sha256').update(text).digest('hex')
      writeFileSync(at('one', 'content.json'), manifest.replace(hash(before), hash(strange)))
      expect(await refusal()).toContain(`${name} has a field “ofTheFuture”`)
      const deeper = before.replace('"noindex"', '"ofTheFuture"')
      writeFileSync(at('one', name), deeper)
      writeFileSync(at('one', 'content.json'), manifest.replace(hash(before), hash(deeper)))
      expect(await refusal()).toContain(`${name} would not be stored as it is written, in “seo”`)
      writeFileSync(at('one', name), before)
      writeFileSync(at('one', 'content.json'), manifest)
      expect(await content('import', at('nowhere'))).toMatchObject({
        code: 1,
        said: expect.stringContaining('is no export'),
      })
      expect(existsSync(at('other', 'media'))).toBe(false)
    },
    longMs,
  )

  it(
    'is all or nothing when it is killed, and the next run finishes it',
    async () => {
      const killed = await runThere('../cli/content.ts', ['import', at('one')], 'Files:')
      expect(killed.code).toBe(null)
      const again = await content('import', at('one'))
      expect(again.said).toContain('Files: 0 copied')
      expect(again).toMatchObject({
        code: 0,
        out: expect.stringMatching(/^\d+ created, 0 updated/),
      })
    },
    longMs,
  )

  it(
    'gives the same answers to the site, and the same export, byte for byte',
    async () => {
      const here = await answersOf((path, locale) => studio.ask(path, { locale }))
      const { out } = await runThere('../../test/answers-process.ts')
      const there = JSON.parse(out)
      expect(Object.keys(here).length).toBeGreaterThan(80)
      for (const [path, answer] of Object.entries(here)) expect(there[path], path).toBe(answer)
      expect(Object.keys(there)).toEqual(Object.keys(here))
      expect(await content('export', at('two'))).toMatchObject({ code: 0 })
      expect(filesOf('two')).toEqual(filesOf('one'))
    },
    longMs,
  )

  it(
    'refuses where there is content, and merges when it is told to, deleting nothing',
    async () => {
      const { payload } = studio
      const { importContent } = await import('./import-content.ts')
      const quiet = { isMerging: false, tell: () => {} }
      await expect(importContent(payload, at('one'), quiet)).rejects.toThrow(
        /There is content here already: .* say --merge/,
      )
      const where = { importKey: { equals: 'shown' } }
      const options = { collection: 'posts', locale: 'ar', overrideAccess: true } as const
      const own = await payload.create({
        ...options,
        data: { ...arabicPost(await createAuthor(payload), 'لنا وحدنا'), _status: 'published' },
      })
      const data = { title: 'غيّرناه', _status: 'published' as const }
      await payload.update({ ...options, where, data })
      const found = await importContent(payload, at('one'), { ...quiet, isMerging: true })
      expect(found).toMatchObject({ created: 0, files: 0 })
      const plans = await payload.count({ collection: 'payload-jobs', overrideAccess: true })
      expect(plans.totalDocs).toBe(1)
      const { docs } = await payload.find({ ...options, where })
      expect(docs[0]?.title).toBe('ما خرج')
      expect(await payload.findByID({ ...options, id: own.id })).toMatchObject({
        title: 'لنا وحدنا',
      })
    },
    longMs,
  )

  it('tells the site what it changed', async () => {
    const { data } = await (await studio.ask('changes?after=0&hold=0')).json()
    const { tags } = data.changes.at(-1)
    expect(tags).toEqual(expect.arrayContaining(['thank-you', 'privacy-policy']))
    const all = data.changes.flatMap((change: { tags: string[] }) => change.tags)
    expect(all).toEqual(expect.arrayContaining(['general', 'posts', 'redirects', 'home']))
  })
})
