/**
 * The demo out of one product and into an empty one that keeps its files in a bucket: every public page says the
 * same, byte for byte, and what comes out of that one again holds the same files.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Beginning, copyTemplate } from '../apps/studio/test/template.ts'
import { bucketSettings, startBucket } from './files/test/bucket-server.ts'
import { root } from './root.ts'
import { findFreePort } from './stack/ports.ts'
import { type Stack, startStack } from './stack.ts'

const longMs = 600_000
const origin = 'http://localhost:3000'
let folder = ''
const stacks: Stack[] = []
let bucket: Awaited<ReturnType<typeof startBucket>>
let files: Record<string, string> = {}
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  const place = { port: await findFreePort(), name: 'files' }
  bucket = await startBucket(Object.assign({ directory: at('bucket') }, place))
  files = bucketSettings(place, 'second')
})

afterAll(async () => {
  for (const stack of stacks) await stack.stop()
  await bucket?.close()
  rmSync(folder, { recursive: true, force: true })
}, longMs)

/** A product with a public address that both share, as the second one takes the first one's place. */
async function start(
  name: string,
  beginning: Beginning,
  more: Record<string, string>,
): Promise<Stack> {
  await copyTemplate(beginning, at(name))
  const { DATABASE_URL: _, PAYLOAD_SECRET: __, SERVICE_KEY: ___, ...env } = process.env
  const ports = { site: await findFreePort(), studio: await findFreePort() }
  const stack = await startStack({
    dataDir: at(name),
    ports,
    env: { ...env, SITE_ORIGIN: origin, STUDIO_ORIGIN: 'http://localhost:3100', ...more },
  })
  stacks.push(stack)
  return stack
}

/** The command as a person runs it, beside the running product. */
function content(name: string, ...args: string[]): Promise<{ code: number | null; said: string }> {
  const more = name === 'second' ? files : {}
  const { DATABASE_URL: _, PAYLOAD_SECRET: __, ...env } = process.env
  const child = spawn(process.execPath, [join(root, 'tools', 'content.ts'), ...args], {
    env: { ...env, ...more, DATA_DIR: at(name), INIT_CWD: folder, NODE_NO_WARNINGS: '1' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  return new Promise((done) => child.on('close', (code) => done({ code, said })))
}

/** A page says when it was drawn, which is no content. */
const withoutTime = (html: string) => html.replace(/\bu:\d{13}\b/g, 'u:0')

async function read({ siteUrl }: Stack, path: string) {
  const answer = await fetch(new URL(path, siteUrl), { redirect: 'manual' })
  return `${answer.status} ${answer.headers.get('location')}\n${withoutTime(await answer.text())}`
}

/** Whatever search engines are told of, maps of maps included. */
async function addressesOf(stack: Stack): Promise<string[]> {
  const found = new Set(['/sitemap.xml', '/robots.txt'])
  for (const path of found) {
    if (!path.includes('sitemap')) continue
    for (const [, address] of (await read(stack, path)).matchAll(/<loc>([^<]+)<\/loc>/g))
      found.add((address ?? '').replace(origin, ''))
  }
  return [...found]
}

/** Every picture and file of an export, as `sum name`, whatever their order in it. */
const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:json|ndjson|jsonl|md|txt)$/.test(entry.name))
    .map(({ parentPath, name }) => {
      const sum = createHash('sha256').update(readFileSync(join(parentPath, name)))
      return `${sum.digest('hex')} ${name}`
    })
    .sort()

it(
  'shows the same bytes on every page of an installation that was empty',
  async () => {
    const first = await start('first', 'demo', { DEMO: 'on' })
    expect(await content('first', 'export', 'exported')).toMatchObject({ code: 0 })
    const second = await start('second', 'nothing', { DEMO: 'off', ...files })
    const brought = await content('second', 'import', 'exported')
    expect(brought.code, brought.said).toBe(0)
    const addresses = await addressesOf(first)
    expect(addresses.length).toBeGreaterThan(80)
    for (const path of addresses) {
      const wanted = await read(first, path)
      expect(wanted, path).toMatch(/^200 /)
      await expect.poll(() => read(second, path), { timeout: 20_000, message: path }).toBe(wanted)
    }
    expect(existsSync(at('second/media')), 'files beside the bucket').toBe(false)
    expect(await content('second', 'export', 'again')).toMatchObject({ code: 0 })
    const sent = filesIn(at('exported'))
    expect(sent.length).toBeGreaterThan(80)
    expect(filesIn(at('again'))).toEqual(sent)
  },
  longMs,
)
