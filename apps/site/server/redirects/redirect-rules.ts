/** Finds where a moved address leads: the most specific rule wins, and there is only one hop. */
import type { Redirect } from '@wajiha/contract'
import { localisedPath, prefixOf, withoutPrefix } from '#app/locale/paths.ts'

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
 * next are followed to their end, and those that lead in a circle lead nowhere.
 */
export function createFindRedirect(...tables: (readonly RedirectRule[])[]): FindRedirect {
  const lookups = tables.map(createLookup)
  const step = (path: string) => {
    for (const lookup of lookups) {
      const found = lookup(path)
      if (found) return found
    }
    return undefined
  }
  return (pathname) => followToEnd(step, pathname)
}

type Step = (path: string) => { to: string; status: Redirect['status'] } | undefined

function followToEnd(step: Step, pathname: string): Moved | undefined {
  const start = keyOf(pathname)
  let moved = step(start)
  if (!moved) return undefined
  const seen = new Set([start])
  for (let next: ReturnType<Step> = moved; next; next = step(keyOf(pathOf(moved.to)))) {
    const key = keyOf(pathOf(next.to))
    if (seen.has(key) || seen.size > longestWay) return undefined
    seen.add(key)
    moved =
      next === moved ? moved : { to: carryOver(moved.to, next.to), status: weaker(moved, next) }
  }
  return { location: encodeURI(decoded(moved.to)), status: moved.status }
}

/** One language of rules, as a function from a key to what stands there. */
function createLookup(rules: readonly RedirectRule[]): Step {
  const exact = new Map<string, RedirectRule>()
  const below: { base: string; rule: RedirectRule }[] = []
  for (const rule of rules) {
    if (rule.from.endsWith('/**')) below.push({ base: keyOf(rule.from.slice(0, -3) || '/'), rule })
    else exact.set(keyOf(rule.from), rule)
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

function findBelow(below: readonly { base: string; rule: RedirectRule }[], key: string) {
  const found = below.find(({ base }) => base === '/' || key === base || key.startsWith(`${base}/`))
  if (!found) return undefined
  const rest = found.base === '/' ? key : key.slice(found.base.length)
  const { to } = found.rule
  return { ...found.rule, to: to.endsWith('/**') ? to.slice(0, -3) + rest || '/' : to }
}

/** The spelling under which rules are kept: decoded, composed, without one slash at the end. */
const keyOf = (path: string) =>
  decoded(path)
    .normalize('NFC')
    .replace(/(.)\/$/, '$1')

/** The path of a target, without query and hash; another site's address is no path of ours. */
const pathOf = (target: string) => /^[^?#]*/.exec(target)?.[0] ?? target

const carryOver = (from: string, to: string) => withQuery(to, /\?[^#]*/.exec(from)?.[0] ?? '')

const isPassing = (status: number) => status === 302 || status === 307

/** A way is only as lasting as its least lasting step. */
const weaker = (a: { status: Redirect['status'] }, b: { status: Redirect['status'] }) =>
  isPassing(a.status) ? a.status : b.status

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The visitor's query goes along; the target's own comes first. */
export function withQuery(target: string, search: string): string {
  if (search.length < 2) return target
  const [, base = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(target) ?? []
  return `${base}${base.includes('?') ? '&' : '?'}${search.slice(1)}${hash}`
}
