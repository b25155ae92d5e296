/**
 * The product with `FILES_BUCKET`, as an administrator starts it, against a server that speaks S3: where each file
 * stands, who gets it, and what happens while the bucket is away.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { aPdf } from '@wajiha/contract/test/a-pdf'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { post } from '../faults/post.ts'
import { askDatabase, countInbox } from '../faults/stored.ts'
import { until } from '../faults/until.ts'
import { root } from '../root.ts'
import { findFreePort } from '../stack/ports.ts'
import { type Stack, startStack } from '../stack.ts'
import { bucketSettings, startBucket } from './test/bucket-server.ts'

const longMs = 600_000
const suffix = '._S3rver_object'
let folder = ''
let bucket: Awaited<ReturnType<typeof startBucket>>
let port = 0
let env: Record<string, string> = {}
let stack: Stack
let cookie = ''
let isAway = false

const at = (...names: string[]) => join(folder, ...names)
const near = { 'sec-fetch-site': 'same-origin' }
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wajiha-files-'))
  // PostgreSQL runs as another user when root starts us, who must be able to pass through.
  chmodSync(folder, 0o711)
  port = await findFreePort()
  await openBucket()
  env = settingsOf('of/wajiha')
  const { DATABASE_URL: _, PAYLOAD_SECRET: __, SERVICE_KEY: ___, ...own } = process.env
  const ports = { site: await findFreePort(), studio: await findFreePort() }
  stack = await startStack({
    dataDir: at('data'),
    ports,
    env: { ...own, TRUST_PROXY: '127.0.0.1', ...env },
  })
  await askDatabase(stack.databaseUrl, 'update users set must_change_password = false')
  const signedIn = await fetch(`${stack.studioUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...near },
    body: JSON.stringify(stack.administrator),
  })
  cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}, longMs)

afterEach(async () => {
  if (isAway) await openBucket()
})
afterAll(async () => {
  await stack?.stop()
  await bucket?.close()
}, longMs)

const name = 'studio-files'
const settingsOf = (prefix: string) => bucketSettings({ port, name }, prefix)

async function openBucket(): Promise<void> {
  bucket = await startBucket({ port, name, directory: at('bucket') })
  isAway = false
}

/** Names in the bucket below a prefix, read from the server's own folder. */
function keys(prefix = 'of/wajiha'): string[] {
  const place = at('bucket', 'studio-files', prefix)
  if (!existsSync(place)) return []
  return readdirSync(place, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length))
    .sort()
}

const inBucket = (name: string) =>
  readFileSync(at('bucket', 'studio-files', 'of/wajiha', `${name}${suffix}`))

/** What lies on the disk where files lay without a bucket. */
const onDisk = (data = 'data') =>
  ['media', 'files', 'attachments'].flatMap((place) =>
    existsSync(at(data, place)) ? readdirSync(at(data, place)) : [],
  )

type Asked = { method?: string; body?: FormData; language?: string; isAnybody?: boolean }

const ask = (path: string, { method = 'GET', body, language = 'en', isAnybody }: Asked = {}) =>
  fetch(`${stack.studioUrl}/api/${path}`, {
    method,
    headers: { ...near, ...(isAnybody ? {} : { cookie: `${cookie}; payload-lng=${language}` }) },
    redirect: 'follow',
    ...(body ? { body } : {}),
  })

const bytesOf = async (answer: Response | Promise<Response>) =>
  Buffer.from(await (await answer).arrayBuffer())
const fromStudio = (path: string) => ask(`v1/${path}`, { isAnybody: true })
const fromSite = (path: string) => fetch(`${stack.siteUrl}/${path}`)

const picture = async (red: number) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .png()
    .toBuffer()

function formOf(bytes: Uint8Array, name: string, type: string, data: object): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set('file', new File([Buffer.from(bytes)], name, { type }))
  return form
}

type Doc = { id: string; filename: string; sizes: { thumb: { filename: string } } }
type Told = { doc: Doc; errors?: { message: string }[] }

async function upload(red: number, language = 'en') {
  const body = formOf(await picture(red), 'صورة.png', 'image/png', { decorative: true })
  const answer = await ask('media?locale=ar', { method: 'POST', body, language })
  return { status: answer.status, ...((await answer.json()) as Told) }
}

type Said = { code: number | null; said: string }

/** A command as a person runs it. */
function run(words: string[], more: Record<string, string> = {}, data = 'data'): Promise<Said> {
  const { DATABASE_URL: _, PAYLOAD_SECRET: __, ...own } = process.env
  const [file = '', ...args] = words
  const child = spawn(process.execPath, [join(root, file), ...args], {
    env: { ...own, ...env, ...more, DATA_DIR: at(data), INIT_CWD: folder, NODE_NO_WARNINGS: '1' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  return new Promise((done) => child.on('close', (code) => done({ code, said })))
}

async function cvOf(message: string) {
  const [row] = await askDatabase<{ id: string; file: string | null }>(
    stack.databaseUrl,
    `select id, attachment_file as file from submissions where email = '${message}@example.com'`,
  )
  return row
}

/** Why the site could not deliver what waits. */
function lastError(): string {
  const file = at('data', 'inbox', 'inbox.sqlite')
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  try {
    const row = database.prepare(
      'SELECT last_error AS error FROM submissions WHERE delivered_at IS NULL',
    )
    return String(row.get()?.error ?? '')
  } finally {
    database.close()
  }
}

const isDelivered = () => countInbox(at('data')).waiting === 0

describe('pictures and files', () => {
  it('of the demo stand in the bucket, every one, and none on the disk', async () => {
    const rows = await askDatabase<{ name: string }>(
      stack.databaseUrl,
      `select 'media/' || filename as name from media
       union select 'media/' || sizes_thumb_filename from media where sizes_thumb_filename is not null
       union select 'files/' || filename from files order by 1`,
    )
    expect(rows.length).toBeGreaterThan(50)
    expect(keys()).toEqual(rows.map(({ name }) => name).sort())
    expect(onDisk()).toEqual([])
  })

  it('come from studio and site as they were kept, small pictures too', async () => {
    const { status, doc } = await upload(200)
    expect(status).toBe(201)
    const kept = inBucket(`media/${doc.filename}`)
    expect(onDisk()).toEqual([])
    const answer = await fromStudio(`media/${doc.filename}`)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(sha256(await bytesOf(answer))).toBe(sha256(kept))
    expect(sha256(await bytesOf(fromSite(`media/${doc.filename}`)))).toBe(sha256(kept))
    const small = await fromSite(`_ipx/w_320,f_webp/media/${doc.filename}`)
    expect((await sharp(await bytesOf(small)).metadata()).width).toBe(320)
    const head = (name: string) => ask(`v1/media/${name}`, { method: 'HEAD', isAnybody: true })
    expect((await head(doc.filename)).status).toBe(200)
    expect((await head('nobody.png')).status).toBe(404)
    expect((await fromStudio('media/nobody.png')).status).toBe(404)
    const thumb = await bytesOf(ask(`media/file/${doc.sizes.thumb.filename}`))
    expect(sha256(thumb)).toBe(sha256(inBucket(`media/${doc.sizes.thumb.filename}`)))
  })

  it('come to the team in parts when asked, and to nobody else at that address', async () => {
    const { doc } = await upload(201)
    const kept = inBucket(`media/${doc.filename}`)
    const part = await fetch(`${stack.studioUrl}/api/media/file/${doc.filename}`, {
      headers: { ...near, cookie, range: 'bytes=0-9' },
    })
    expect(part.status).toBe(206)
    expect(part.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await bytesOf(part)).equals(kept.subarray(0, 10))).toBe(true)
    expect((await ask(`media/file/${doc.filename}`, { isAnybody: true })).status).toBe(403)
  })

  it('are announced once, and known again by their hash', async () => {
    const rows = () =>
      askDatabase<{ count: string }>(stack.databaseUrl, 'select count(*) from changes')
    const [before] = await rows()
    const { doc } = await upload(202)
    const [after] = await rows()
    expect(Number(after?.count) - Number(before?.count)).toBeLessThanOrEqual(1)
    const [row] = await askDatabase<{ sha256: string; filesize: number }>(
      stack.databaseUrl,
      `select sha256, filesize::int from media where id = '${doc.id}'`,
    )
    expect(row?.sha256).toBe(sha256(await picture(202)))
    expect(row?.filesize).toBe(inBucket(`media/${doc.filename}`).length)
  })

  it('are replaced and cropped in place, and leave nothing behind', async () => {
    const { doc } = await upload(203)
    const body = formOf(await picture(204), 'ثانية.png', 'image/png', {})
    const replaced = await ask(`media/${doc.id}?locale=ar`, { method: 'PATCH', body })
    const { doc: next } = (await replaced.json()) as Told
    expect(replaced.status).toBe(200)
    expect(next.filename).not.toBe(doc.filename)
    expect(keys()).toEqual(expect.arrayContaining([`media/${next.filename}`]))
    expect(keys()).not.toContain(`media/${doc.filename}`)
    expect(keys()).not.toContain(`media/${doc.sizes.thumb.filename}`)

    const edits = ['crop][x]=0', 'crop][y]=0', 'crop][width]=50', 'crop][height]=50']
    const more = ['widthInPixels]=400', 'heightInPixels]=300']
    const query = [...edits, ...more].map((one) => `uploadEdits[${one}`).join('&')
    const form = new FormData()
    form.set('_payload', '{}')
    const cropped = await ask(`media/${doc.id}?locale=ar&${query}`, { method: 'PATCH', body: form })
    const { doc: last } = (await cropped.json()) as Told
    const { width, height } = await sharp(inBucket(`media/${last.filename}`)).metadata()
    expect({ width, height }).toEqual({ width: 400, height: 300 })
    expect(keys()).not.toContain(`media/${next.filename}`)
  })

  it('move when they move, and a save without a file keeps nothing anew', async () => {
    const frames = [...Array(3).keys()].map((one) => ({
      create: {
        width: 60,
        height: 40,
        channels: 3 as const,
        background: { r: one * 90, g: 0, b: 0 },
      },
    }))
    const images = await Promise.all(frames.map((one) => sharp(one).png().toBuffer()))
    const moving = await sharp(images, { join: { animated: true } })
      .gif()
      .toBuffer()
    const body = formOf(moving, 'تتحرّك.gif', 'image/gif', { decorative: true })
    const answer = await ask('media?locale=ar', { method: 'POST', body })
    const { doc } = (await answer.json()) as Told
    const { pages } = await sharp(inBucket(`media/${doc.filename}`), { animated: true }).metadata()
    expect(pages).toBe(3)
    // A save without a file keeps nothing anew.
    const before = keys()
    const form = new FormData()
    form.set('_payload', JSON.stringify({ name: 'أخرى' }))
    expect((await ask(`media/${doc.id}?locale=ar`, { method: 'PATCH', body: form })).status).toBe(
      200,
    )
    expect(keys()).toEqual(before)
  })

  it('for readers come from the site as attachments', async () => {
    const body = formOf(Buffer.from(aPdf('للقرّاء')), 'دليل.pdf', 'application/pdf', {
      title: 'دليل',
    })
    const answer = await ask('files?locale=ar', { method: 'POST', body })
    expect(answer.status).toBe(201)
    const { doc } = (await answer.json()) as Told
    const kept = inBucket(`files/${doc.filename}`)
    const taken = await fromSite(`files/${doc.filename}`)
    expect(taken.headers.get('content-disposition')).toContain('attachment')
    expect(sha256(await bytesOf(taken))).toBe(sha256(kept))
  })

  it('are gone from the bucket when they are deleted', async () => {
    const { doc } = await upload(205)
    expect((await ask(`media/${doc.id}`, { method: 'DELETE' })).status).toBe(200)
    expect(keys()).not.toContain(`media/${doc.filename}`)
    expect(keys()).not.toContain(`media/${doc.sizes.thumb.filename}`)
    expect((await fromStudio(`media/${doc.filename}`)).status).toBe(404)
  })
})

describe('a CV', () => {
  it('stands in the bucket to the byte, comes to the team alone, and goes with its person', async () => {
    const sent = { message: 'first-8', at: 8 }
    expect((await post(stack.settings.port, sent)).status).toBe(202)
    await until('it is delivered', isDelivered)
    const row = await cvOf(sent.message)
    const cv = Buffer.from(aPdf(sent.message))
    expect(sha256(inBucket(`attachments/${row?.file}`))).toBe(sha256(cv))
    expect(onDisk()).toEqual([])

    const path = `submissions/${row?.id}/attachment`
    expect((await bytesOf(ask(path))).equals(cv)).toBe(true)
    expect((await ask(path, { isAnybody: true })).ok).toBe(false)
    for (const open of ['attachments', 'media', 'files'])
      expect((await fromStudio(`${open}/${row?.file}`)).status).toBe(404)
    const email = `${sent.message}@example.com`
    const handed = await run(['tools/privacy.ts', 'export', email, '--out', at('person.zip')])
    expect(handed).toMatchObject({ code: 0 })
    expect(readFileSync(at('person.zip')).includes('السيرة الذاتية.pdf')).toBe(true)

    const erased = await run(['tools/privacy.ts', 'erase', email, '--yes'])
    expect(erased).toMatchObject({ code: 0 })
    expect(keys().filter((name) => name.startsWith('attachments/'))).toEqual([])
    expect((await ask(path)).status).toBe(404)
  }, 300_000)
})

describe('while the bucket is away', () => {
  it('nothing is acknowledged that is not kept, people are told why, and all goes on afterwards', async () => {
    const { doc } = await upload(210)
    const kept = { message: 'kept-24', at: 24 }
    expect((await post(stack.settings.port, kept)).status).toBe(202)
    await until('it is delivered', isDelivered)
    const held = `attachments/${(await cvOf(kept.message))?.file}`
    const erase = ['tools/privacy.ts', 'erase', `${kept.message}@example.com`, '--yes']
    await bucket.close()
    isAway = true
    const count = async () =>
      (await askDatabase<{ count: string }>(stack.databaseUrl, 'select count(*) from media'))[0]
    const before = await count()
    const arabic = await upload(211, 'ar')
    expect(arabic).toMatchObject({ status: 503 })
    expect(arabic.errors?.[0]?.message).toContain('مخزن الصور والملفّات لا يجيب')
    expect((await upload(211)).errors?.[0]?.message).toContain(
      'pictures and files are kept does not',
    )
    expect(await count()).toEqual(before)

    const refused = await ask(`media/${doc.id}`, { method: 'DELETE' })
    expect(refused.status).toBe(503)
    expect((await ask(`media/${doc.id}?depth=0`)).status).toBe(200)
    expect((await fromStudio(`media/${doc.filename}`)).status).toBe(503)
    expect((await fromStudio('health')).status).toBe(200)

    const failed = await run(erase)
    expect(failed.code).not.toBe(0)
    expect(failed.said).toContain('does not answer')
    expect(await cvOf(kept.message)).toMatchObject({ file: held.split('/')[1] })

    const [application, letter] = [
      { message: 'away-16', at: 16 },
      { message: 'away-17', at: 17 },
    ]
    expect((await post(stack.settings.port, application)).status).toBe(202)
    await until('the application is put aside', () => lastError().includes('cannot keep files'))
    expect((await post(stack.settings.port, letter)).status).toBe(202)
    await until('the letter is there', async () => (await cvOf(letter.message)) !== undefined)
    await until('one waits', () => countInbox(at('data')).waiting === 1)
    expect(await cvOf(application.message)).toBeUndefined()
    expect((await run(['tools/doctor.ts'])).said).toContain('does not answer (ECONNREFUSED)')

    await openBucket()
    await until('the application is there', isDelivered)
    const row = await cvOf(application.message)
    const cv = Buffer.from(aPdf(application.message))
    expect(sha256(inBucket(`attachments/${row?.file}`))).toBe(sha256(cv))
    const names = () => keys().filter((name) => name.startsWith('attachments/'))
    expect(names()).toEqual([held, `attachments/${row?.file}`].sort())
    expect(await run(erase)).toMatchObject({ code: 0 })
    expect(names()).toEqual([`attachments/${row?.file}`])
    expect(inBucket(`media/${doc.filename}`).length).toBeGreaterThan(0)
    expect((await upload(212)).status).toBe(201)
  }, 300_000)
})

describe('commands', () => {
  it('the doctor misses what a row names, and nothing else', async () => {
    const whole = await run(['tools/doctor.ts'])
    expect(whole.said).toMatch(/Files\s+\d+ named by rows and looked for in the bucket/)
    expect(whole.said).not.toMatch(/not in the bucket|other bytes/)
    const name = keys().find((one) => one.startsWith('media/')) ?? ''
    const file = at('bucket', 'studio-files', 'of/wajiha', `${name}${suffix}`)
    const bytes = readFileSync(file)
    rmSync(file)
    expect((await run(['tools/doctor.ts'])).said).toContain(`not in the bucket (${name})`)
    writeFileSync(file, Buffer.concat([bytes, bytes]))
    expect((await run(['tools/doctor.ts'])).said).toContain(`than their rows say (${name})`)
    writeFileSync(file, bytes)
  })

  it('files move to a folder and into another bucket, hash by hash, as often as one likes', async () => {
    mkdirSync(at('moved'))
    const all = keys()
    const first = await run(['tools/files.ts', 'to-folder'], {}, 'moved')
    expect(first).toMatchObject({ code: 0, said: expect.stringContaining(`${all.length} copied`) })
    expect(onDisk('moved')).toHaveLength(all.length)
    const again = await run(['tools/files.ts', 'to-folder'], {}, 'moved')
    expect(again.said).toContain(`0 copied, ${all.length} there already`)

    const other = settingsOf('second')
    rmSync(at('moved', 'media', String(readdirSync(at('moved', 'media'))[0])))
    const back = await run(['tools/files.ts', 'to-bucket'], other, 'moved')
    expect(back.said).toContain(`${all.length - 1} copied`)
    const [one = ''] = keys('second')
    writeFileSync(at('moved', one), 'something else')
    const torn = await run(['tools/files.ts', 'to-bucket'], other, 'moved')
    expect(torn).toMatchObject({ code: 1, said: expect.stringContaining(one) })
    expect(torn.said).toContain(`0 copied, ${all.length - 2} there already`)
    expect(keys()).toEqual(all)
  })

  it('a backup holds what is in the bucket, and a restore puts it into the bucket of its place', async () => {
    const all = keys()
    const made = await run(['tools/backup.ts', 'target', '--plain'])
    expect(made).toMatchObject({ code: 0 })
    expect(made.said).not.toContain('not there')
    const drilled = await run(['tools/restore.ts', 'target', '--drill'])
    expect(drilled).toMatchObject({ code: 0 })
    expect(keys()).toEqual(all)
    const secret = readFileSync(at('data', 'secrets', 'payload-secret'), 'utf8').trim()
    const restored = await run(
      ['tools/restore.ts', 'target', '--verify'],
      { ...settingsOf('third'), PAYLOAD_SECRET: secret },
      'restored',
    )
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Verified') })
    expect(keys('third')).toEqual(all)
    expect(onDisk('restored')).toEqual([])
  }, 300_000)

  it('a studio says what is wrong with its settings instead of starting', async () => {
    const start = (more: Record<string, string>) =>
      run(['apps/studio/server.ts'], {
        DATABASE_URL: stack.databaseUrl,
        PAYLOAD_SECRET: 'x'.repeat(32),
        STUDIO_PORT: '1',
        ...more,
      })
    expect(await start({ FILES_BUCKET_SECRET: 'wrong' })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/“studio-files” .* cannot be used \(403.*FILES_BUCKET_SECRET/),
    })
    expect(await start({ FILES_BUCKET: 's3://nowhere' })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/“nowhere” .* cannot be used \(404, NoSuchBucket\)/),
    })
    expect(await start({ FILES_BUCKET_KEY_ID: '' })).toMatchObject({
      code: 1,
      said: expect.stringContaining('FILES_BUCKET_KEY_ID must be the id of a key'),
    })
  })
})
