import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { poolOf } from '../platform/database/statements.ts'
import { defaultTemplates } from './default-templates.data.ts'
import { type TemplateKey, templateKeys } from './template-keys.ts'

/** Words that Wajiha brought before, by MD5; where nobody changed them, the present ones take their place. */
const formerBodies: readonly { key: TemplateKey; locale: 'ar' | 'en'; md5: string }[] = [
  { key: 'lead-receipt', locale: 'ar', md5: 'd2aa3709583a6faaafd41e36fe47795d' },
  { key: 'lead-receipt', locale: 'en', md5: '8b94844752034836a2ba70c4d87e7df3' },
  { key: 'application-receipt', locale: 'ar', md5: '5a63fff17a7f10207699e88f061c9aaf' },
  { key: 'application-receipt', locale: 'en', md5: '879c94b0169e63b7836611668361cb84' },
  { key: 'application-notice', locale: 'ar', md5: 'ea16280fe3a091f26e2cfdae55a156e7' },
  { key: 'application-notice', locale: 'en', md5: '8e10dd9c6ac39731c99fbb4b4eca3d8d' },
  { key: 'application-receipt', locale: 'ar', md5: 'bd15d0efcfe1b0847e7973a04c1125ba' },
  { key: 'application-receipt', locale: 'en', md5: '005af1f209efc4ad50a1399e0f6e6a9a' },
]

/** Gives the studio a row for every mail that it has none for, with the words that Wajiha brings. */
export async function keepTemplates(payload: Payload): Promise<void> {
  const { ar, en } = defaultTemplates
  for (const [order, key] of templateKeys.entries()) {
    // One statement, so that no language is left empty by a crash: empty means “do not send”.
    await poolOf(payload).execute(sql`
      with made as (
        insert into mail_templates (key, "order") values (${key}, ${order})
        on conflict (key) do nothing returning id
      )
      insert into mail_templates_locales (subject, body, _locale, _parent_id)
      select words.subject, words.body, words.locale::_locales, made.id
      from made, (values
        (${ar[key].subject}, ${ar[key].body}, 'ar'),
        (${en[key].subject}, ${en[key].body}, 'en')
      ) as words (subject, body, locale)`)
  }
  for (const { key, locale, md5 } of formerBodies)
    await poolOf(payload).execute(sql`
      update mail_templates_locales as words set body = ${defaultTemplates[locale][key].body}
      from mail_templates as made
      where made.id = words._parent_id and made.key::text = ${key}
        and words._locale::text = ${locale} and md5(words.body) = ${md5}`)
}
