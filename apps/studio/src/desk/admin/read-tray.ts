/** What waits in the tray, newest first, fifty of each kind a page. */
import type { PayloadRequest } from 'payload'
import { deskWords, languageOf } from '../../platform/admin/words.ts'
import type { BoardName } from '../board-data.ts'

const perPage = 50

export type Row = {
  collection: BoardName | 'submissions'
  id: string
  name: string
  reach: string[]
  message: string
  reasons: string[]
  receivedAt: string
}

/** Leads or applications in stage `spam`, as far as the person who looks may see them. */
export async function readTray(req: PayloadRequest, collection: BoardName, page: number) {
  const found = await req.payload
    .find({
      collection,
      where: { stage: { equals: 'spam' } },
      sort: '-createdAt',
      limit: perPage,
      page,
      depth: 0,
      req,
      overrideAccess: false,
    })
    // The other trade's half of the tray is simply not there.
    .catch(() => ({ docs: [], hasNextPage: false }))
  const rows = found.docs.map(
    ({ id, name, email, phoneE164, message, spamReasons, createdAt }): Row => ({
      collection,
      id,
      name,
      reach: [phoneE164, email].filter((one) => typeof one === 'string'),
      message: (message ?? '').slice(0, 300),
      reasons: spamReasons ?? [],
      receivedAt: createdAt,
    }),
  )
  return { rows, hasNextPage: found.hasNextPage }
}

/** Wishes for the newsletter become nothing else, so they wait as what they are. */
export async function readWishes(req: PayloadRequest, page: number) {
  const found = await req.payload
    .find({
      collection: 'submissions',
      where: {
        and: [
          { form: { equals: 'subscribe' } },
          { isQuarantined: { equals: true } },
          { releasedAt: { exists: false } },
        ],
      },
      sort: '-receivedAt',
      limit: perPage,
      page,
      depth: 0,
      req,
      overrideAccess: false,
    })
    .catch(() => ({ docs: [], hasNextPage: false }))
  const rows = found.docs.map(
    ({ id, name, email, quarantineReasons, receivedAt }): Row => ({
      collection: 'submissions',
      id,
      name: name ?? '',
      reach: email ? [email] : [],
      message: deskWords.newsletter[languageOf(req.i18n)],
      reasons: (quarantineReasons ?? '').split(', ').filter(Boolean),
      receivedAt,
    }),
  )
  return { rows, hasNextPage: found.hasNextPage }
}
