/** Whether the site's public address leads to this very site: its health is asked for there. */
import { lookup } from 'node:dns/promises'
import type { PayloadRequest } from 'payload'
import { readEnv } from '../../platform/env.ts'
import { fieldOf } from '../../platform/objects.ts'
import { Refusal } from '../../platform/refusal.ts'
import { noteFirstRun } from '../state.ts'
import { domainWords } from '../words.ts'

const patienceMs = 6_000

/** An address that only this machine knows. */
export function isOfThisMachine(origin: string): boolean {
  const { hostname } = new URL(origin)
  return /^(?:localhost|127\.[\d.]+|\[::1\]|.+\.(?:local|localhost|example|test))$/.test(hostname)
}

export async function checkDomain(req: PayloadRequest): Promise<object> {
  const { siteOrigin } = readEnv()
  const { hostname } = new URL(siteOrigin)
  const address = hostname.replace(/^\[|\]$/g, '')
  const found = await lookup(address).catch(() => undefined)
  if (!found) throw new Refusal(req, domainWords.unknownName(hostname), 409)
  const answer = await ask(`${siteOrigin}/healthz`)
  if (!answer) throw new Refusal(req, domainWords.silent(hostname), 409)
  if (!answer.ok || fieldOf(await answer.json().catch(() => undefined), 'status') !== 'ok')
    throw new Refusal(req, domainWords.another(hostname, answer.status), 409)
  await noteFirstRun(req.payload, { reachedAt: new Date().toISOString() })
  return { hostname, at: found.address }
}

const ask = (url: string) =>
  fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
    headers: { 'user-agent': 'wajiha-studio (robot)' },
  }).catch(() => undefined)
