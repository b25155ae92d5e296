/**
 * Twenty thousand bodies that nobody would write by hand, over the wire to the forms: none ends in an
 * error of ours, nothing unknown is stored, and the language's own objects stay as they were.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { Submission } from '@wajiha/contract'
import { formFields, formNames } from '@wajiha/contract/forms'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SiteProcess, startSiteProcess } from '../../test/site-process.ts'

const bodies = 20_000
const seed = 20_261_121
const atOnce = 32
let site: SiteProcess
let dataDir: string
const watcher = pathToFileURL(join(import.meta.dirname, '..', '..', 'test', 'watch-prototype.mjs'))
const prototypeFile = () => join(dataDir, 'prototype.json')
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'wajiha-generated-'))
  // The studio is away: the forms must not care.
  site = await startSiteProcess({
    API_BASE: 'http://127.0.0.1:9/api/v1/',
    DATA_DIR: dataDir,
    SITE_ORIGIN: 'https://birkar.example',
    NODE_OPTIONS: `--disable-proto=throw --import=${watcher}`,
    PROTOTYPE_FILE: prototypeFile(),
  })
})

afterAll(async () => {
  agent.destroy()
  await site?.kill()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

const names = [
  ...new Set(formNames.flatMap((form) => [...formFields[form].asks])),
  'idempotencyKey',
  'locale',
  'pageUrl',
  'formKey',
  'touches',
  'renderedAt',
  'proof',
  'canProve',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'status',
  'id',
  'createdAt',
  'assignedTo',
]

/** Words that are right somewhere, and words that break things elsewhere. */
const word = fc.oneof(
  fc.constantFrom(
    'سارة العتيبي',
    'sara@example.com',
    '٠٥٠١٢٣٤٥٦٧',
    'on',
    'true',
    'other',
    'salma',
    'riyadh',
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    '\u2028',
    '=1+1',
    "' OR 1=1--",
    '%00',
    '../../x',
    '__proto__',
    '</script>',
    '{{7*7}}',
    '#{7}',
    '\r\nBcc: x@y.z',
    'ا'.repeat(4_000),
    '[]',
    'null',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: word },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, 0, -1, 1e308, [], {}) },
)
const fields = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 14 })
/** As text, so that `__proto__` is a key like any other. */
const json = fields.map(
  (pairs) =>
    `{${pairs.map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`).join()}}`,
)
const lead =
  '"name":"سارة العتيبي","email":"sara@example.com","consentPrivacy":true,"card":"salma","links":"a.example"'
/** Right as far as it goes, so that a good part is stored. */
const rightJson = json.map((text) => `{${lead}${text === '{}' ? '' : `,${text.slice(1, -1)}`}}`)
const mangled = fc
  .tuple(rightJson, fc.nat(400), fc.string({ unit: 'binary', maxLength: 3 }))
  .map(([text, at, noise]) => text.slice(0, at) + noise + text.slice(at + 1))
const multipart = fields.map((pairs) =>
  [
    ...pairs.map(
      ([name, one]) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${typeof one === 'string' ? one : JSON.stringify(one)}\r\n`,
    ),
    '--x--\r\n',
  ].join(''),
)
const body = fc.oneof(
  { weight: 4, arbitrary: rightJson.map((text) => ['application/json', text] as const) },
  { weight: 2, arbitrary: json.map((text) => ['application/json', text] as const) },
  { weight: 2, arbitrary: mangled.map((text) => ['application/json', text] as const) },
  {
    weight: 2,
    arbitrary: multipart.map((text) => ['multipart/form-data; boundary=x', text] as const),
  },
)
const post = fc.tuple(fc.constantFrom(...formNames), body)

/** @returns the status; 0 when the connection ended without one. */
function send(at: number, form: string, type: string, text: string): Promise<number> {
  const headers = {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'x-forwarded-for': `${20 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}.9`,
  }
  return new Promise((resolve) => {
    const options = { port: site.port, host: '127.0.0.1', method: 'POST', headers, agent }
    const sent = request({ ...options, path: `/api/forms/${form}` }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', () => resolve(0)).end(text)
  })
}

describe('twenty thousand generated bodies', () => {
  const statuses = new Map<number, number>()

  it('are all answered, and none with an error of ours', async () => {
    const posts = fc.sample(post, { numRuns: bodies, seed })
    let next = 0
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let at = next++; at < posts.length; at = next++) {
          const [form, [type, text]] = posts[at] ?? ['contact', ['', '']]
          const status = await send(at, form, type, text)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }),
    )
    expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(bodies)
    const strange = [...statuses.keys()].filter(
      (status) => ![202, 400, 413, 422, 429].includes(status),
    )
    expect(strange).toEqual([])
    expect(statuses.get(202)).toBeGreaterThan(1_000)
    expect(statuses.get(422)).toBeGreaterThan(1_000)
  }, 900_000)

  it('leave nothing in the inbox that no form asks for', () => {
    const database = new DatabaseSync(join(dataDir, 'inbox', 'inbox.sqlite'), { readOnly: true })
    const rows = database.prepare('SELECT payload FROM submissions').all() as { payload: string }[]
    database.close()
    expect(rows.length).toBeGreaterThan(100)
    const derived = ['emailNorm', 'phoneE164', 'phoneCountry', 'phoneType', 'phoneRaw']
    const strange = new Set<string>()
    for (const { payload } of rows) {
      const { answers, form } = JSON.parse(payload) as Submission
      for (const field of Object.keys(answers))
        if (!derived.includes(field) && !(formFields[form].asks as string[]).includes(field))
          strange.add(`${form}.${field}`)
      if (/\\u0000|\\ud[89a-f]/i.test(payload)) strange.add('a broken character')
    }
    expect([...strange]).toEqual([])
  })

  it('leave the site and every object of it as they were', async () => {
    const text = JSON.stringify({ name: 'Ali', email: 'ali@example.com', consentPrivacy: true })
    expect(await send(900_000, 'contact', 'application/json', text)).toBe(202)
    const { looks } = readPrototype()
    await expect.poll(() => readPrototype().looks > looks, { timeout: 30_000 }).toBe(true)
    // `--disable-proto=throw` leaves the accessor in place.
    expect(readPrototype().names).toEqual(Reflect.ownKeys(Object.prototype).map(String))
  }, 60_000)
})

/** As the watcher saw it last; a torn file is read again. */
function readPrototype(): { looks: number; names: string[] } {
  for (;;)
    try {
      return JSON.parse(readFileSync(prototypeFile(), 'utf8'))
    } catch {
      // It is being written.
    }
}
