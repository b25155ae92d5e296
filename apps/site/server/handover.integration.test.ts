/** Two processes of the site on one socket and one inbox, one after the other. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { BoundSocket, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sendJsonForm } from '../test/send-form.ts'
import { type SiteProcess, startSiteProcess } from '../test/site-process.ts'
import { type StandInStudio, startStandInStudio } from '../test/stand-in-studio.ts'

let studio: StandInStudio
let dataDir: string
let socket: BoundSocket
let started: SiteProcess[]

beforeEach(async () => {
  studio = await startStandInStudio()
  dataDir = await mkdtemp(join(tmpdir(), 'wajiha-handover-'))
  socket = new BoundSocket({ host: '127.0.0.1' })
  started = []
})

afterEach(async () => {
  for (const site of started) await site.kill()
  socket.close()
  await studio.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

async function start(env: Record<string, string> = {}) {
  const site = await startSiteProcess(
    {
      ...env,
      API_BASE: studio.apiBase,
      DATA_DIR: dataDir,
      SERVICE_KEY: 's'.repeat(40),
      SITE_ORIGIN: 'https://birkar.example',
    },
    [],
    { socket: socket.fd() },
  )
  started.push(site)
  return site
}

const follow = () => start({ WAJIHA_SUCCESSOR: '1' })

/** Of a page, on a connection of its own. */
const statusOf = (port: number, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, agent: false }
    request(options, (answer) => answer.resume().once('end', () => resolve(answer.statusCode)))
      .once('error', reject)
      .end()
  })

function references(): string[] {
  const database = new DatabaseSync(join(dataDir, 'inbox', 'inbox.sqlite'), { readOnly: true })
  const rows = database.prepare('SELECT reference FROM submissions').all()
  database.close()
  return rows.map((row) => String(row.reference))
}

describe('a site that follows another', () => {
  it('loses no message, and refuses nobody', async () => {
    const first = await start()
    const { port } = socket.address()
    const thanked: string[] = []
    let [sent, isOver] = [0, false]
    async function visit() {
      while (!isOver) {
        sent += 1
        const at = sent
        const page = await statusOf(port, '/contact')
        const message = { name: 'سارة', email: `v${at}@example.com`, consentPrivacy: true }
        const from = { 'x-forwarded-for': `198.18.${at >> 8}.${at & 255}` }
        const told = { ...message, idempotencyKey: `handover-${at}` }
        const answer = await sendJsonForm(port, 'contact', told, from)
        expect([page, answer.status]).toEqual([200, 202])
        thanked.push(String(answer.json().reference))
      }
    }
    const visitors = Array.from({ length: 6 }, visit)
    await follow()
    process.kill(first.pid, 'SIGUSR2')
    await first.gone
    const before = thanked.length
    await expect.poll(() => thanked.length, { timeout: 20_000 }).toBeGreaterThan(before + 10)
    isOver = true
    await Promise.all(visitors)
    expect(references().toSorted()).toEqual(thanked.toSorted())
  })

  it('has the files of the build before, for pages that were loaded from it', async () => {
    const first = await start()
    await writeFile(join(dataDir, 'cache', 'assets', 'page-of-before-a1b2c3d.js'), 'before()')
    await first.kill()
    const next = await start()
    const path = `http://127.0.0.1:${next.port}/_assets/page-of-before-a1b2c3d.js`
    const found = await fetch(path)
    expect([found.status, await found.text()]).toEqual([200, 'before()'])
    expect(found.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(found.headers.get('cache-control')).toContain('immutable')
    expect((await fetch(path.replace('before', 'never'))).status).toBe(404)
  })

  it('leaves open connections to the one before, which parts from each with an answer', async () => {
    const first = await start()
    const kept = connect(socket.address().port, '127.0.0.1')
    const ask = () =>
      new Promise<string>((resolve) => {
        kept.once('data', (answer) => resolve(String(answer)))
        kept.write('GET /healthz HTTP/1.1\r\nHost: birkar.example\r\n\r\n')
      })
    expect(await ask()).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: keep-alive/i)
    await follow()
    process.kill(first.pid, 'SIGUSR2')
    let answer = ''
    while (!/Connection: close/i.test(answer)) {
      answer = await ask()
      expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    }
    await first.gone
  })
})
