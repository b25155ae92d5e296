/** Tells colleagues that a note in the history of a lead or an application names them. */
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { Activity } from '../payload-types.ts'
import { marksOf, type Work, workValues } from './about-work.ts'
import {
  actorOf,
  colleaguesWho,
  dutyOf,
  hears,
  idOf,
  type Worked,
  writeToColleague,
} from './colleague.ts'
import { findMentioned } from './find-mentioned.ts'

export const tellMentioned: CollectionAfterChangeHook<Activity> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create' || doc.type !== 'note' || !doc.note?.includes('@')) return doc
  const work = await workOf(req, doc)
  if (work) await tell(req, doc, work)
  return doc
}

async function tell(req: PayloadRequest, { id, note }: Activity, work: Work): Promise<void> {
  const duty = dutyOf[work.collection]
  const others = (await colleaguesWho(req, duty)).filter((one) => one.id !== req.user?.id)
  const marks = await marksOf(req, work)
  for (const person of findMentioned(note ?? '', others)) {
    if (!hears(person, 'mention', duty)) continue
    await writeToColleague(req, person, {
      key: `mention:${id}:${person.id}`,
      template: 'mention',
      ...marks,
      values: async (locale, head) => ({
        ...(await workValues(req, work, locale, head)),
        note: note ?? '',
        ...actorOf(req),
      }),
    })
  }
}

async function workOf(req: PayloadRequest, { lead, application }: Activity) {
  const ids: Record<Worked, string | undefined> = {
    leads: idOf(lead),
    applications: idOf(application),
  }
  const quiet = { depth: 0, disableErrors: true, overrideAccess: true, req } as const
  if (ids.leads) {
    const doc = await req.payload.findByID({ collection: 'leads', id: ids.leads, ...quiet })
    return doc && ({ collection: 'leads', doc } as const)
  }
  if (!ids.applications) return undefined
  const doc = await req.payload.findByID({
    collection: 'applications',
    id: ids.applications,
    ...quiet,
  })
  return doc && ({ collection: 'applications', doc } as const)
}
