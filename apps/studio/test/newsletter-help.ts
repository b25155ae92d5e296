/** Subscribers and issues for tests of the newsletter. */
import { sql } from '@payloadcms/db-postgres'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { poolOf } from '../src/platform/database/statements.ts'
import { rich } from './documents.ts'

type Data = RequiredDataFromCollectionSlug<'newsletter-issues'>
type State = 'pending' | 'confirmed' | 'unsubscribed'
const open = { collection: 'newsletter-issues', overrideAccess: true, depth: 0 } as const

let groups = 0

/** So many people of a language, whom no test had before: `ar-confirmed-1-0@example.com` … */
export async function addSubscribers(
  payload: Payload,
  locale: 'ar' | 'en',
  count: number,
  state: State = 'confirmed',
  tag?: string,
): Promise<string[]> {
  groups += 1
  const name = [locale, state, tag, groups].filter(Boolean).join('-')
  await poolOf(payload).execute(sql`
    with made as (
      insert into subscribers (email, email_norm, locale, state, consent_at, confirmed_at)
      select ${name} || '-' || n || '@example.com', ${name} || '-' || n || '@example.com',
        ${locale}::enum_subscribers_locale, ${state}::enum_subscribers_state, now() - interval '1 day',
        now() - interval '1 day'
      from generate_series(0, ${count - 1}::int) n returning id
    )
    insert into subscribers_texts ("order", parent_id, path, text)
    select 1, made.id, 'tags', ${tag ?? 'newsletter'} from made`)
  return Array.from({ length: count }, (_, at) => `${name}-${at}@example.com`)
}

/** An issue with words in the languages that are given. */
export async function writeIssue(
  payload: Payload,
  languages: readonly ('ar' | 'en')[],
  more: Partial<Data> = {},
): Promise<{ id: string; slug: string }> {
  const words = {
    ar: { subject: 'ما كتبناه هذا الشهر', label: 'اكتب لنا', text: arabic },
    en: { subject: 'What we wrote this month', label: 'Write to us', text: english },
  }
  const made = await payload.create({
    ...open,
    locale: 'ar',
    data: { slug: '', pace: 600, ...more } as never,
  })
  const blocks: Data['blocks'] = [
    ...(more.blocks ?? []),
    { blockType: 'text', body: null },
    { blockType: 'button', label: '', href: '/contact' },
    { blockType: 'divider' },
  ] as never
  let stored = blocks as object[]
  for (const locale of languages) {
    const { subject, label, text } = words[locale]
    const filled = stored.map((block) => {
      const { blockType } = block as { blockType: string }
      if (blockType === 'text') return { ...block, body: rich(text) }
      return blockType === 'button' ? { ...block, label } : block
    })
    const saved = await payload.update({
      ...open,
      id: made.id,
      locale,
      data: { subject, preheader: subject, blocks: filled } as never,
    })
    stored = saved.blocks ?? []
  }
  return { id: made.id, slug: made.slug }
}

const arabic = `## الحرفُ قبل الفراغ

تمتدّ الكلمة حتّى **يستقيم** الهامش. اقرأ [أعمالنا](/our-projects) أو [Payload](https://payloadcms.com/docs).

- بندٌ أوّل
- بندٌ ثانٍ`

const english = `## The letter before the space

A word extends until the margin is **straight**. See [our work](/our-projects) & more.

1. One
2. Two`

export const issueOf = (payload: Payload, id: string) =>
  payload.findByID({ ...open, id, locale: 'ar' })
