'use client'
/** In the list of people: invited, here since when, or gone. */
import { useTranslation } from '@payloadcms/ui'
import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import type { DefaultCellComponentProps } from 'payload'
import { languageOf } from '../../../platform/admin/words.ts'
import { momentsIn } from '../../../platform/i18n/figures.ts'
import { standingWords as words } from '../words.ts'

type Person = Partial<Record<'invitedAt' | 'lastSeenAt' | 'leftAt', string | null>>

export function StandingCell({ rowData }: DefaultCellComponentProps) {
  const language = languageOf(useTranslation().i18n)
  const { invitedAt, lastSeenAt, leftAt }: Person = rowData
  const [word, at] = leftAt
    ? [words.left, leftAt]
    : invitedAt
      ? [words.invited, invitedAt]
      : lastSeenAt
        ? [words.seen, lastSeenAt]
        : [words.joined, undefined]
  const format = momentsIn(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    // As the server has drawn it.
    timeZone: agencyTimeZone,
  })
  return (
    <span>
      {word[language]}
      {at && (
        <>
          {' · '}
          <time dateTime={at}>{format.format(new Date(at))}</time>
        </>
      )}
    </span>
  )
}
