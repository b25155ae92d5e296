/** Above the table of redirects: the way to addresses without a page, and to the trial of one. */
import { Gutter } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { languageOf } from '../platform/admin/words.ts'
import { AddressWays } from './ways.tsx'

export function AboveRedirects({ i18n }: ServerProps) {
  return (
    <Gutter>
      <AddressWays current="redirects" language={languageOf(i18n)} />
    </Gutter>
  )
}
