import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendJsonForm } from '../../test/send-form.ts'
import { type SiteProcess, startSiteProcess } from '../../test/site-process.ts'
import { type SubmissionsStudio, startSubmissionsStudio } from '../../test/submissions-studio.ts'

const serviceKey = 's'.repeat(40)
const rounds = 4
let studio: SubmissionsStudio
let dataDir: string
let site: SiteProcess
let sent = 0

beforeAll(async () => {
  studio = await startSubmissionsStudio(serviceKey)
  dataDir = await mkdtemp(join(tmpdir(), 'wajiha-killed-'))
})

afterAll(async () => {
  await site?.kill()
  await studio.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

const start = (env: Record<string, string> = {}) =>
  startSiteProcess({
    ...env,
    API_BASE: studio.apiBase,
    DATA_DIR: dataDir,
    SERVICE_KEY: serviceKey,
    SITE_ORIGIN: 'https://birkar.example',
  })

/** One visitor after another, until the site is gone. @returns the references they were given. */
async function visit(port: number, acknowledged: string[]): Promise<void> {
  for (;;) {
    sent += 1
    const message = {
      name: 'سارة العتيبي',
      email: `v${sent}@example.com`,
      consentPrivacy: true,
      idempotencyKey: `kill-${sent}`,
    }
    const from = {
      'x-forwarded-for': `198.${18 + (sent >> 16)}.${(sent >> 8) & 255}.${sent & 255}`,
    }
    try {
      const answer = await sendJsonForm(port, 'contact', message, from)
      if (answer.status === 202) acknowledged.push(String(answer.json().reference))
    } catch {
      return
    }
  }
}

function references(): string[] {
  const file = join(dataDir, 'inbox', 'inbox.sqlite')
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT reference FROM submissions').all() as {
    reference: string
  }[]
  database.close()
  return rows.map(({ reference }) => reference)
}

describe('a site that is killed while sixteen visitors write', () => {
  it('has every message it gave thanks for, and the studio gets each once', async () => {
    const acknowledged: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      site = await start()
      const visitors = Array.from({ length: 16 }, () => visit(site.port, acknowledged))
      const enough = acknowledged.length + 20 + round * 15
      await expect
        .poll(() => acknowledged.length > enough, { timeout: 20_000, interval: 5 })
        .toBe(true)
      await site.kill()
      await Promise.all(visitors)
      const stored = new Set(references())
      expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([])
    }

    site = await start()
    const stored = references()
    await expect
      .poll(() => studio.stored.size, { timeout: 60_000, interval: 200 })
      .toBe(stored.length)
    const delivered = [...studio.stored.values()].map(({ submission }) => submission.reference)
    expect(new Set(delivered)).toEqual(new Set(stored))
  }, 120_000)
})

/** A message over so slow a line that its second half arrives when `meanwhile` is over. @returns the status. */
function sendSlowly(port: number, message: object, meanwhile: () => Promise<void>) {
  const body = Buffer.from(JSON.stringify(message))
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
  return new Promise<number>((resolve, reject) => {
    const path = '/api/forms/contact'
    const options = { port, host: '127.0.0.1', path, method: 'POST', headers, agent: false }
    const sent = request(options, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.write(body.subarray(0, 20), () => void meanwhile().then(() => sent.end(body.subarray(20))))
  })
}

describe('a site that is told to stop while a message arrives', () => {
  it('takes it first, when it was given the time', async () => {
    await site.kill()
    site = await start({ WAJIHA_GRACE_MS: '10000' })
    const message = { name: 'سارة', email: 'slow@example.com', consentPrivacy: true }
    const status = await sendSlowly(site.port, message, async () => {
      // The first half has arrived when the site answers another question after it.
      await fetch(`http://127.0.0.1:${site.port}/healthz`)
      process.kill(site.pid, 'SIGTERM')
      // Longer than a site waits that was not given more.
      await pause(4_000)
    })
    expect(status).toBe(202)
    await site.gone
    expect(references().length).toBeGreaterThan(0)
  })
})
