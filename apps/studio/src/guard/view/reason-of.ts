/** Why a finding counts as one, in words; nothing where its kind says it. Pure. */
import { figuresIn } from '../../platform/i18n/figures.ts'
import type { KeptFinding } from '../findings/read-findings.ts'
import { reasonWords as words } from '../words.ts'

export function reasonOf(
  { kind, what, detail }: Pick<KeptFinding, 'kind' | 'what' | 'detail'>,
  language: 'ar' | 'en',
): string | undefined {
  if (kind === 'structured-data') {
    if (what === 'none') return words.nothing[language]
    return what === 'unreadable' ? words.unreadable[language] : undefined
  }
  if (!detail || kind === 'no-description' || kind === 'long-title') return undefined
  if (detail === 'self') return words.self[language]
  if (detail === 'address_private') return words.private[language]
  const status = Number(detail)
  if (!status) return words.silent[language]
  return `${words.answered[language]} ${figuresIn(language).format(status)}`
}
