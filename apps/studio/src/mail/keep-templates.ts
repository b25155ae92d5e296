import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { poolOf } from '../database/statements.ts'
import { defaultTemplates } from './default-templates.data.ts'
import { templateKeys } from './template-keys.ts'

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
}
