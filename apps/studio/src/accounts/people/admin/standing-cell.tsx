'use client'
/** In the list of people: invited, here since when, or gone. */
import { useTranslation } from '@payloadcms/ui'
import { agencyTimeZone } from '@wajiha/contract/zoned-time'
import type { DefaultCellComponentProps } from 'payload'
import { Moment } from '../../../platform/admin/moment.tsx'
import { languageOf } from '../../../platform/admin/words.ts'
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
  return (
    <span>
      {word[language]}
      {at && (
        <>
          {' · '}
          <Moment at={at} language={language} timeZone={agencyTimeZone} />
        </>
      )}
    </span>
  )
}
