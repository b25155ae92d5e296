/** The page on which a colleague enters a lead by hand, with what they may choose from. */
import { otherService } from '@wajiha/contract/form-checks'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { channels } from '../../attribution/channels.ts'
import { PageFrame } from '../../platform/admin/page-frame.tsx'
import { type Language, languageOf } from '../../platform/admin/words.ts'
import { type Choice, type Choices, EntryForm } from './entry-form.tsx'
import { entryWords } from './entry-words.ts'
import { ViewLinks } from './view-links.tsx'

export function NewLead(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const language = languageOf(req.i18n)
  const links = <ViewLinks name="leads" current="entry" language={language} />
  return (
    <PageFrame view={view} title={entryWords.title} act="enterLeads" links={links}>
      {async () => <EntryForm language={language} choices={await choicesFor(req, language)} />}
    </PageFrame>
  )
}

async function choicesFor(req: PayloadRequest, locale: Language): Promise<Choices> {
  const options = {
    locale,
    depth: 0,
    limit: 100,
    pagination: false,
    req,
    overrideAccess: true,
  } as const
  const [services, branches, campaigns] = await Promise.all([
    req.payload.find({ collection: 'services', ...options, select: { key: true, name: true } }),
    req.payload.find({ collection: 'branches', ...options, select: { key: true, name: true } }),
    req.payload.find({
      collection: 'campaigns',
      ...options,
      where: { _status: { equals: 'published' } },
      sort: '-updatedAt',
      select: { slug: true, promise: true },
    }),
  ])
  return {
    services: [
      ...services.docs.flatMap(({ key, name }) => (key ? [of(key, name)] : [])),
      of(otherService, entryWords.other[locale]),
    ],
    branches: branches.docs.flatMap(({ key, name }) => (key ? [of(key, name)] : [])),
    campaigns: campaigns.docs.flatMap(({ slug, promise }) => (slug ? [of(slug, promise)] : [])),
    channels: Object.entries(channels)
      .filter(([key]) => !unasked.has(key))
      .map(([key, [ar, en]]) => of(key, { ar, en }[locale])),
  }
}

/** What nobody would say of how they heard of us. */
const unasked = new Set(['direct', 'other', 'spoken'])

const of = (value: string, label: string | null | undefined): Choice => ({
  value,
  label: label || value,
})
