/** Which findings somebody wants to see, as the view’s address says it. Pure. */
import type { Listed } from '../findings/read-findings.ts'
import { type FindingKind, findingKinds } from '../kinds.ts'

export type Choice = {
  kind: FindingKind | undefined
  language: 'ar' | 'en' | undefined
  hidden: boolean
  page: number
}

export function readChoice(asked: Record<string, string | string[] | undefined>): Choice {
  return {
    kind: findingKinds.find((one) => one === asked.kind),
    language: (['ar', 'en'] as const).find((one) => one === asked.language),
    hidden: asked.hidden === '1',
    page: Math.max(1, Math.trunc(Number(asked.page)) || 1),
  }
}

export const chosen = (all: readonly Listed[], { kind, language, hidden }: Choice): Listed[] =>
  all.filter(
    (one) =>
      one.hidden === hidden &&
      (kind === undefined || one.kind === kind) &&
      (language === undefined || one.locale === language),
  )

/** The address of the view with some of its choice changed; another choice begins with its first page. */
export function toChoice(choice: Choice, change: Partial<Choice>): string {
  const { kind, language, hidden, page } = { ...choice, page: 1, ...change }
  const query = new URLSearchParams()
  if (kind) query.set('kind', kind)
  if (language) query.set('language', language)
  if (hidden) query.set('hidden', '1')
  if (page > 1) query.set('page', String(page))
  return `/admin/guard${query.size > 0 ? `?${query}` : ''}`
}
