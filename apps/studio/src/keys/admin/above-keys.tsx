import { Gutter } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { languageOf } from '../../platform/admin/words.ts'
import { Ways } from './ways.tsx'

/** Above the table of keys: the way to the description of the API. */
export function AboveKeys({ i18n }: ServerProps) {
  return (
    <Gutter>
      <Ways current="keys" language={languageOf(i18n)} />
    </Gutter>
  )
}
