/** Two built nodes of the site, each with an inbox of its own, beside one studio and one place in which they count. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { sendJsonForm, sendPageForm } from '../../apps/site/test/send-form.ts'
import { type SiteProcess, startSiteProcess } from '../../apps/site/test/site-process.ts'
import { startSubmissionsStudio } from '../../apps/site/test/submissions-studio.ts'

const serviceKey = 's'.repeat(40)
const metricsKey = 'for-the-nodes-of-a-test-only-0123456789'

export type Nodes = Awaited<ReturnType<typeof startNodes>>

/** A folder that a server of databases, which runs as another user, may pass through. */
export function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wajiha-nodes-'))
  chmodSync(folder, 0o711)
  mkdirSync(join(folder, 'logs'))
  return folder
}

export async function startNodes(folder: string, limitsUrl: string) {
  const studio = await startSubmissionsStudio(serviceKey)
  const start = (name: string) =>
    startSiteProcess({
      API_BASE: studio.apiBase,
      DATA_DIR: join(folder, name),
      SERVICE_KEY: serviceKey,
      METRICS_KEY: metricsKey,
      SITE_ORIGIN: 'https://birkar.example',
      LIMITS_URL: limitsUrl,
    })
  const both: [SiteProcess, SiteProcess] = [await start('one'), await start('other')]
  const numbersOf = (name: string) => Promise.all(both.map((node) => numberOf(node, name)))
  return {
    studio,
    both,
    /** One more message, at one node and the other in turn. */
    write: (at: number, from: Record<string, string>) =>
      sendJsonForm(both[at % 2 === 0 ? 0 : 1].port, 'contact', letter(), from),
    /** Sends a form without script at the first node. @returns the cookie that lets in to the thanks. */
    async sendPage(from: Record<string, string>): Promise<string> {
      const { idempotencyKey, name, email } = letter()
      const fields = { form: 'contact', idempotencyKey, name, email, consentPrivacy: 'on' }
      const { status, cookies } = await sendPageForm(both[0].port, '/contact-us', fields, from)
      if (status !== 303) throw new Error(`The form was answered with ${status}`)
      return (cookies[0] ?? '').split(';')[0] ?? ''
    },
    /** Whether each counts with the other, by its own numbers. */
    areShared: async () => (await numbersOf('shared')).map((value) => value === 1),
    /** How often either counted alone. */
    countedAlone: async () => (await numbersOf('alone_total')).reduce((sum, one) => sum + one),
    async stop() {
      for (const node of both) await node.kill()
      await studio.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

async function numberOf({ port }: SiteProcess, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsKey}` }
  const numbers = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
  return Number(new RegExp(`^wajiha_site_limits_${name} (\\d+)$`, 'm').exec(numbers)?.[1])
}

let people = 0

/** A visitor with an address of their own. */
export function person() {
  people += 1
  return { 'x-forwarded-for': `198.51.${people}.7` }
}

/** More than the half minute for which a node leaves a place alone that did not answer. */
const mostTries = 60

/**
 * What nodes that count together must show. Where one had to count alone meanwhile, since on a busy machine an answer
 * may come too late, it shows nothing and is tried anew.
 */
async function together({ countedAlone }: Nodes, show: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const before = await countedAlone()
    try {
      return await show()
    } catch (error) {
      if (tries === mostTries || (await countedAlone()) === before) throw error
    }
    await pause(1_000)
  }
}

/** Somebody who writes twenty times, at both in turn, is refused at either. */
export const expectCountedTogether = (nodes: Nodes) =>
  together(nodes, async () => {
    const { write } = nodes
    const from = person()
    for (let at = 0; at < 20; at += 1) expect(await write(at, from)).toMatchObject({ status: 202 })
    for (const at of [0, 1]) {
      const refused = await write(at, from)
      expect([refused.status, refused.json().code]).toEqual([429, 'too_many_requests'])
      // Either has seen ten: by itself it would let ten more through.
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(20)
    }
  })

/** What may be used once, here a letter's thanks, is used on one node for both. */
export const expectUsedOnce = (nodes: Nodes) =>
  together(nodes, async () => {
    const cookie = await nodes.sendPage(person())
    // Nobody publishes anything here: who is let in sees that, who is not is sent home.
    expect(await locationOf(nodes.both[1], '/thank-you', cookie)).toBeUndefined()
    expect(await locationOf(nodes.both[0], '/thank-you', cookie)).toBe('/')
  })

export const letter = (more: Record<string, unknown> = {}) => ({
  name: 'سارة العتيبي',
  email: `${crypto.randomUUID()}@example.com`,
  consentPrivacy: true,
  idempotencyKey: crypto.randomUUID(),
  ...more,
})

/** Where a page sends somebody who has this cookie; nowhere when it shows itself. */
function locationOf({ port }: SiteProcess, path: string, cookie: string) {
  return new Promise<string | undefined>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, headers: { cookie }, agent: false }
    request(options, (answer) => {
      answer.resume().on('end', () => resolve(answer.headers.location))
    })
      .on('error', reject)
      .end()
  })
}
