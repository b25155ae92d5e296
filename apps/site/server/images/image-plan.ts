/** What one address asks for, brought to one form: equal wishes have equal keys. */
import { LRUCache } from 'lru-cache'
import { type ImageAddress, readImageAddress, type SourceRules } from './image-source.ts'
import { type Format, type Modifiers, readModifiers } from './modifiers.ts'

export type Plan = {
  source: ImageAddress['source']
  modifiers: Modifiers & { format?: Format }
  key: string
  /** The format was chosen for this visitor: caches must look at `Accept`. */
  isNegotiated: boolean
}

/** What people can write is remembered only where it is short. */
const longestRemembered = 512

/** Plans, remembered by address: the same few are asked for again and again. */
export function createPlanner(rules: SourceRules, most = 2_000) {
  const known = new LRUCache<string, Plan>({ max: most })
  /** @throws {ImageProblem} as `planImage` does. */
  return (rest: string, accept: string): Plan => {
    const same = known.get(rest)
    if (same) return same
    const plan = planImage(rest, accept, rules)
    if (!plan.isNegotiated && rest.length <= longestRemembered) known.set(rest, plan)
    return plan
  }
}

/** @throws {ImageProblem} before any work, for whatever is not on the lists. */
function planImage(rest: string, accept: string, rules: SourceRules): Plan {
  const address = readImageAddress(rest, rules)
  const { format, ...others } = readModifiers(address.modifiers)
  const { source } = address
  const isNegotiated = format === 'auto'
  const chosen = isNegotiated ? negotiate(accept, sourceNameOf(source)) : format
  const modifiers = { quality: 80, ...others, ...(chosen ? { format: chosen } : {}) }
  const { width = '', height = '', quality, fit = '', ground = '', position } = modifiers
  const size = `${width}x${height}`
  const facts = [source.kind, sourceNameOf(source), chosen ?? '', size, quality, fit, ground]
  const key = [...facts, ...(position ? [`${position.x}${position.y}`] : [])].join('|')
  return { source, modifiers, key, isNegotiated }
}

function sourceNameOf(source: ImageAddress['source']): string {
  if (source.kind === 'media') return source.name
  return source.kind === 'file' ? source.path : source.url.href
}

function negotiate(accept: string, name: string): Format {
  if (accept.includes('image/avif')) return 'avif'
  if (accept.includes('image/webp')) return 'webp'
  return /\.(?:png|gif|svg)$/i.test(name) ? 'png' : 'jpeg'
}
