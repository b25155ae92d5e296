/** Redirects that lead nowhere: to themselves, round in a circle through others, or further at each step. */
import { localisedPath, prefixOf } from '@wajiha/contract/paths'
import { createTraceRedirect } from '@wajiha/contract/redirects'
import { legacyRules } from '@wajiha/contract/redirects/legacy-paths'
import type { PayloadRequest } from 'payload'
import { type Said, say } from '../../platform/i18n/say.ts'
import { ownPath } from './own-path.ts'

type Rule = { from: string; to: string }

/**
 * Follows a rule through the others, as the site follows it, in each language that it holds in.
 *
 * @param others every other rule.
 * @returns why the rule is refused; nothing when it arrives somewhere.
 */
export function mistakeInRedirect(rule: Rule, others: readonly Rule[]): Said | undefined {
  const rules = [rule, ...others].map(({ from, to }) => ({
    from,
    to: ownPath(to),
    status: 301 as const,
  }))
  const trace = createTraceRedirect(rules, legacyRules)
  for (const path of addressesOf(rule.from)) {
    const { end, steps } = trace(path)
    if (end === 'growing') return growing
    if (end === 'circle') return steps.length === 1 ? toItself : inACircle
  }
  return undefined
}

/** What a rule holds for: itself and, with a star, something below it; without a language, in each. */
function addressesOf(from: string): string[] {
  const base = from.replace(/\/\*\*$/, '')
  const below = base === from ? [base] : [base || '/', `${base}/a/b`]
  return prefixOf(from) ? below : below.flatMap((path) => [path, localisedPath(path, 'en')])
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

const toItself = say(
  'يعود هذا التحويل إلى العنوان نفسه. اكتب وجهة أخرى',
  'This redirect leads back to the same address. Write another target',
)
const inACircle = say(
  'يدور هذا التحويل مع غيره في حلقة ولا يصل. راجع التحويلات التي تبدأ من وجهته',
  'This redirect goes round in a circle with others and arrives nowhere. Look at those that begin at its target',
)
const growing = say(
  'يقع هدف هذا التحويل تحت عنوانه هو، فيطول العنوان بكلّ خطوة ولا يصل الزائر. اختر هدفًا لا يشمله التحويل',
  'The target of this redirect lies below its own address: it would grow with each step, and nobody would arrive. Choose a target that the redirect does not hold for',
)
