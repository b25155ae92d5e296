/**
 * Where an address of the site leads: which rules act on it, by the code the site itself runs, and what a
 * visitor gets, by asking the site. It asks under a robot's name, so that nobody is counted.
 */
import { readableAddress } from '@wajiha/contract/paths'
import type { RedirectStep, Trace } from '@wajiha/contract/redirects'
import { readEnv } from '../platform/env.ts'
import { askOwnSite } from '../platform/outside/own-site.ts'
import type { OwnRule, RedirectTable } from './redirect-table.ts'

/** `old`: of the site before this one; `index`: `index.html` at the end is dropped. */
export type ActingRule = RedirectStep & { kind: 'own' | 'old' | 'index'; id?: string }
export type Hop = { path: string; status: number }
export type Tried = {
  /** As the site was asked, in its letters. */
  address: string
  rules: ActingRule[]
  end: Trace['end']
  hops: Hop[]
  /** `outside`: at another site, which nobody asked; `silent`: the site did not answer. */
  outcome: 'answered' | 'outside' | 'silent' | 'endless'
  /** Where it ended, in its letters; the other site's address where it leads outside. */
  last: string
}

const mostHops = 8
const patienceMs = 4_000

/** @returns a path of the site with its query, percent-encoded; why not, where it is none. */
export function readAddress(typed: string): { path: string } | 'foreign' | 'unreadable' {
  const own = new URL(readEnv().siteOrigin)
  const text = typed.trim().slice(0, 2_000)
  const isBare = !/^[a-z][a-z\d+.-]*:\/\//i.test(text)
  const namesHost = isBare && text.toLowerCase().split(/[/?#]/)[0] === own.host
  const written = namesHost
    ? `${own.protocol}//${text}`
    : isBare
      ? `/${text}`.replace(/^\/+/, '/')
      : text
  const url = URL.parse(written, own.origin)
  if (!url || !/^https?:$/.test(url.protocol)) return 'unreadable'
  return plain(url.host) === plain(own.host) ? { path: url.pathname + url.search } : 'foreign'
}

const plain = (host: string) => host.replace(/^www\./, '')

export async function tryAddress(path: string, table: RedirectTable): Promise<Tried> {
  const { steps, end } = table.trace(path.replace(/\?.*$/, ''))
  const rules = steps.map((step) => actingRule(step, table.rules))
  return { address: readableAddress(path), rules, end, ...(await followOnSite(path)) }
}

function actingRule(step: RedirectStep, rules: readonly OwnRule[]): ActingRule {
  if (step.from === undefined) return { ...step, kind: 'index' }
  const own = rules.find(({ from }) => from === step.from)
  return own ? { ...step, kind: 'own', id: own.id } : { ...step, kind: 'old' }
}

type Followed = Pick<Tried, 'hops' | 'outcome' | 'last'>

async function followOnSite(path: string): Promise<Followed> {
  const { origin } = new URL(readEnv().siteOrigin)
  const hops: Hop[] = []
  let next = new URL(path, origin)
  while (hops.length < mostHops) {
    const answer = await ask(next)
    const at = readableAddress(next.pathname + next.search)
    if (!answer) return { hops, outcome: 'silent', last: at }
    hops.push({ path: at, status: answer.status })
    const location = answer.headers.get('location')
    if (answer.status < 300 || answer.status > 399 || !location)
      return { hops, outcome: 'answered', last: at }
    const target = URL.parse(location, next)
    if (target?.origin !== origin)
      return { hops, outcome: 'outside', last: readableAddress(location) }
    next = target
  }
  return { hops, outcome: 'endless', last: readableAddress(next.pathname + next.search) }
}

async function ask(address: URL): Promise<Response | undefined> {
  const answer = await askOwnSite(address, { robot: 'address test', patienceMs })
  await answer?.body?.cancel()
  return answer
}
