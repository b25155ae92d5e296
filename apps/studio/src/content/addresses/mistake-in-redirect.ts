/** Redirects that lead nowhere: to themselves, or round in a circle through others. */
import type { PayloadRequest } from 'payload'
import { readEnv } from '../../platform/env.ts'
import { type Said, say } from '../../platform/i18n/say.ts'

const languages = ['ar', 'en'] as const
type Language = (typeof languages)[number]
type Rule = { from: string; to: string }

/** More steps than any table needs. */
const longestWay = 20

/**
 * Follows a rule through the others, in each language that it holds in, as the site follows it.
 *
 * @param others every other rule.
 * @returns why the rule is refused; nothing when it arrives somewhere.
 */
export function mistakeInRedirect(rule: Rule, others: readonly Rule[]): Said | undefined {
  const { language, path } = redirectPlaceOf(rule.from)
  for (const one of language ? [language] : languages) {
    let place: Place | undefined = arrive(rule, one)
    for (let steps = 0; place && steps < longestWay; steps += 1) {
      if (place.path === path && place.language === one) return steps === 0 ? toItself : inACircle
      const here: Place = place
      const next = others.find((other) => holds(other, here))
      place = next && arrive(next, here.language)
    }
  }
  return undefined
}

/** The other rules of the table, as a save sees them. */
export async function otherRules(req: PayloadRequest, id: unknown): Promise<Rule[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: id ? { id: { not_equals: id } } : {},
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
    select: { from: true, to: true },
  })
  return docs
}

type Place = { language: Language; path: string }

/** Where a visitor of a language arrives; nothing for another site. */
function arrive({ to }: Rule, language: Language): Place | undefined {
  const own = to.startsWith(readEnv().siteOrigin)
    ? to.slice(readEnv().siteOrigin.length) || '/'
    : to
  if (!own.startsWith('/')) return undefined
  const place = redirectPlaceOf(own)
  return { path: place.path, language: place.language ?? language }
}

const holds = (rule: Rule, { language, path }: Place): boolean => {
  const from = redirectPlaceOf(rule.from)
  return from.path === path && (from.language ?? language) === language
}

function redirectPlaceOf(address: string): { language: Language | undefined; path: string } {
  const [bare = ''] = address.split(/[?#]/)
  const plain = decoded(bare).normalize('NFC').toLowerCase().replace(/\/+$/, '')
  const prefix = /^\/(ar|en)(?=\/|$)/.exec(plain)
  const path = prefix ? plain.slice(prefix[0].length) : plain
  const language = languages.find((one) => one === prefix?.[1])
  return { language, path: path || '/' }
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const toItself = say(
  'يعود هذا التحويل إلى العنوان نفسه. اكتب وجهة أخرى',
  'This redirect leads back to the same address. Write another target',
)
const inACircle = say(
  'يدور هذا التحويل مع غيره في حلقة ولا يصل. راجع التحويلات التي تبدأ من وجهته',
  'This redirect goes round in a circle with others and arrives nowhere. Look at those that begin at its target',
)
