import { Gutter } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { languageOf } from '../../platform/admin/words.ts'
import { KeyWays } from './ways.tsx'

/** Above the table of keys: the way to the description of the API. */
export function AboveKeys({ i18n }: ServerProps) {
  return (
    <Gutter>
      <KeyWays current="keys" language={languageOf(i18n)} />
    </Gutter>
  )
}
