/** Finds where a moved address leads: the most specific rule wins, and there is only one hop. */
import type { Redirect } from '../link.ts'
import { localisedPath, prefixOf, readableAddress, withoutPrefix } from '../paths.ts'
import { onward } from './onward.ts'

/** `from` may end in `/**` and then holds for all below it; a `to` that ends so receives the rest. */
export type RedirectRule = Pick<Redirect, 'from' | 'to' | 'status'>

/** Where to: a path of this site or an absolute address, percent-encoded, without the visitor's query. */
export type Moved = { location: string; status: Redirect['status'] }

export type FindRedirect = (pathname: string) => Moved | undefined

/** More steps than any table needs; a longer way is a mistake in it. */
const longestWay = 10

/**
 * @param tables rules by precedence; a table is asked only when those before it have nothing to say.
 * @returns a function from a percent-encoded path to where it leads. Rules that lead from one to the
 * next are followed to their end; one that leads back to itself leads nowhere. An address that ends
 * in `index.html` and that no rule names leads to its page.
 */
export function createFindRedirect(...tables: (readonly RedirectRule[])[]): FindRedirect {
  const trace = createTraceRedirect(...tables)
  return (pathname) => trace(pathname).moved
}

/** One rule on the way: the address it was asked for, the rule's own, and where it leads from there. */
export type RedirectStep = {
  at: string
  /** `from` of the rule; nothing for what holds of every `index.html`. */
  from: string | undefined
  to: string
  status: Redirect['status']
}

export type Trace = {
  /** Where the visitor is led; nothing where no rule holds, or where they lead back to the beginning. */
  moved: Moved | undefined
  steps: RedirectStep[]
  /**
   * `circle`: the way comes to an address that it had been at; `growing`: each step makes it longer, and leads nowhere;
   * `long`: nobody followed it to its end.
   */
  end: 'arrives' | 'circle' | 'growing' | 'long'
}

/** The same as `createFindRedirect`, with every rule that has a part in it. */
export function createTraceRedirect(
  ...tables: (readonly RedirectRule[])[]
): (pathname: string) => Trace {
  const lookups = tables.map(createLookup)
  const step = (path: string) => {
    for (const lookup of lookups) {
      const found = lookup(path)
      if (found) return found
    }
    return dropIndexFile(path)
  }
  return (pathname) => followToEnd(step, pathname)
}

type Stop = { to: string; status: Redirect['status']; from?: string }
type Step = (path: string) => Stop | undefined

function followToEnd(step: Step, pathname: string): Trace {
  const start = keyOf(pathname)
  const reached = new Map<string, Stop>()
  const steps: RedirectStep[] = []
  let stop: Stop | undefined
  let at = start
  const grown = watchGrowth()
  for (let next = step(start); next; ) {
    if (grown(next.from, at)) return { moved: undefined, steps, end: 'growing' }
    if (reached.size >= longestWay) return { moved: ended(stop), steps, end: 'long' }
    steps.push({ at, from: next.from, to: next.to, status: next.status })
    const moved: Stop = stop
      ? { to: carryOver(stop.to, next.to), status: weaker(stop.status, next.status) }
      : next
    at = keyOf(pathOf(moved.to))
    if (at === start) return { moved: undefined, steps, end: 'circle' }
    const before = reached.get(at)
    stop = before ?? moved
    if (before) return { moved: ended(stop), steps, end: 'circle' }
    reached.set(at, moved)
    // Another site's address is no path of ours.
    next = at.startsWith('/') ? step(at) : undefined
  }
  return { moved: ended(stop), steps, end: 'arrives' }
}

/** Whether a rule is met a third time, each time at a longer address: it would be met for ever. */
function watchGrowth() {
  const met = new Map<string, number[]>()
  return (from: string | undefined, at: string): boolean => {
    if (from === undefined) return false
    const lengths = [...(met.get(from) ?? []), at.length].slice(-3)
    met.set(from, lengths)
    const [first = 0, second = 0, third = 0] = lengths
    return first < second && second < third
  }
}

const ended = (stop: Stop | undefined): Moved | undefined =>
  stop && { location: onward(encodeURI(readableAddress(stop.to))), status: stop.status }

/** `/en/index.html`, as links to a static site have it, is `/en`; two slashes in front name another site. */
function dropIndexFile(path: string): Stop | undefined {
  const [, page] = /^((?!\/\/)\/(?:.*\/)?)index\.html$/i.exec(path) ?? []
  return page === undefined ? undefined : { to: keyOf(page), status: 301 }
}

/** One language of rules, as a function from a key to what stands there. */
function createLookup(rules: readonly RedirectRule[]): Step {
  const exact = new Map<string, RedirectRule>()
  const below: { base: string; rule: RedirectRule }[] = []
  for (const rule of rules) {
    const { key, isBroad } = startOf(rule.from)
    if (isBroad) below.push({ base: key, rule })
    else exact.set(key, rule)
  }
  below.sort((a, b) => b.base.length - a.base.length)
  const find = (key: string) => exact.get(key) ?? findBelow(below, key)
  return (key) => {
    const own = find(key)
    if (own) return own
    // A rule without a language holds in every form, and the visitor keeps theirs.
    const prefix = prefixOf(key)
    const general = prefix && find(withoutPrefix(key))
    if (!general) return undefined
    const isNamed = prefixOf(general.to) !== undefined
    return { ...general, to: isNamed ? general.to : localisedPath(general.to, prefix) }
  }
}

/** Whether two rules begin at one address, so that only one of them is ever followed. */
export function areRivals(one: string, other: string): boolean {
  const [a, b] = [startOf(one), startOf(other)]
  return a.key === b.key && a.isBroad === b.isBroad
}

/** How hand and machine write one address: in its letters and percent-encoded, with one slash at the end or none. */
export function spellingsOf(address: string): string[] {
  const key = keyOf(address)
  return [key, encodeURI(key)].flatMap((one) => (one === '/' ? [one] : [one, `${one}/`]))
}

function startOf(from: string): { key: string; isBroad: boolean } {
  const isBroad = from.endsWith('/**')
  return { key: keyOf(isBroad ? from.slice(0, -3) || '/' : from), isBroad }
}

function findBelow(below: readonly { base: string; rule: RedirectRule }[], key: string) {
  const found = below.find(({ base }) => base === '/' || key === base || key.startsWith(`${base}/`))
  if (!found) return undefined
  const rest = found.base === '/' ? key : key.slice(found.base.length)
  const { to } = found.rule
  return { ...found.rule, to: to.endsWith('/**') ? to.slice(0, -3) + rest || '/' : to }
}

/** The spelling under which rules are kept: decoded, composed, without one slash at the end. */
const keyOf = (path: string) =>
  readableAddress(path)
    .normalize('NFC')
    .replace(/(.)\/$/, '$1')

/** The path of a target, without query and hash; another site's address is no path of ours. */
const pathOf = (target: string) => /^[^?#]*/.exec(target)?.[0] ?? target

const carryOver = (from: string, to: string) => withQuery(to, /\?[^#]*/.exec(from)?.[0] ?? '')

const isPassing = (status: number) => status === 302 || status === 307

/** A way is only as lasting as its least lasting step. */
const weaker = (a: Redirect['status'], b: Redirect['status']) => (isPassing(a) ? a : b)

/** The visitor's query goes along; the target's own comes first. */
export function withQuery(target: string, search: string): string {
  if (search.length < 2) return target
  const [, base = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(target) ?? []
  return `${base}${base.includes('?') ? '&' : '?'}${search.slice(1)}${hash}`
}
