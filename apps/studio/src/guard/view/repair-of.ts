/** Which repairs a finding has, with what is proposed; none where nobody can decide it for the editors. Pure. */
import { resultLimits } from '@wajiha/contract/search-result'
import type { StandingPage } from '../../content/addresses/standing-pages.ts'
import type { KeptFinding } from '../findings/read-findings.ts'
import { valueWords } from '../words.ts'

export type Repair = {
  label: string
  initial: string
  ways: ('redirect' | 'link' | 'title' | 'description' | 'alt')[]
  /** An address, read from left to right. */
  isAddress?: boolean
  /** Characters. */
  most?: number
  isLong?: boolean
  /** The title of the page that is proposed. */
  likely?: string
}

type Proposed = {
  likely?: StandingPage | undefined
  picture?: { alt: string | null } | undefined
}

export function repairOf(
  { kind, what, detail, owner, path }: KeptFinding,
  { likely, picture }: Proposed,
  language: 'ar' | 'en',
): Repair | undefined {
  const label = (words: { ar: string; en: string }) => words[language]
  if (kind === 'dead-link')
    return {
      label: label(valueWords.target(what)),
      initial: likely?.path ?? '',
      ways: owner ? ['redirect', 'link'] : ['redirect'],
      isAddress: true,
      ...(likely ? { likely: likely.title } : {}),
    }
  if (kind === 'missing-alt')
    return (
      picture && { label: label(valueWords.alt(what)), initial: picture.alt ?? '', ways: ['alt'] }
    )
  if (!owner) return undefined
  if (kind === 'dead-outside')
    return { label: label(valueWords.target(what)), initial: '', ways: ['link'], isAddress: true }
  if (kind === 'long-title') {
    const initial = what.replace(/…$/, '')
    const { most } = resultLimits.title
    return { label: label(valueWords.title(path)), initial, ways: ['title'], most }
  }
  if (kind === 'no-description') {
    const { most } = resultLimits.description
    const initial = detail ?? ''
    return {
      label: label(valueWords.description(path)),
      initial,
      ways: ['description'],
      most,
      isLong: true,
    }
  }
  return undefined
}
