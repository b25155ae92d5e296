/** `GET …/posts-of-month?back=0`: articles published in this month, or so many months before, the oldest first. */
import { addDays, agencyTimeZone, dayIn, momentOf } from '@wajiha/contract/zoned-time'
import type { PayloadRequest } from 'payload'

const mostBack = 12
/** Of a month and language: more than any mail holds, which says so itself. */
const mostPosts = 200

/** The first moments of a month of the agency's and of the one after it. @param back months before this one. */
export function monthAround(now: Date, back: number, timeZone = agencyTimeZone): [Date, Date] {
  let first = `${dayIn(now, timeZone).slice(0, 7)}-01`
  for (let count = 0; count < back; count += 1) first = `${addDays(first, -1).slice(0, 7)}-01`
  const next = `${addDays(first, 31).slice(0, 7)}-01`
  return [first, next].map((day) => new Date(momentOf(day, '00:00', timeZone))) as [Date, Date]
}

export async function answerPostsOfMonth(req: PayloadRequest): Promise<Response> {
  const back = Number(new URL(req.url ?? 'http://x').searchParams.get('back') ?? 0)
  const months = Number.isInteger(back) ? Math.min(Math.max(back, 0), mostBack) : 0
  const [from, until] = monthAround(new Date(), months)
  const ids = new Set<string>()
  // Public in either language: in the other one its teaser is left out.
  for (const locale of ['ar', 'en'] as const) {
    const { docs } = await req.payload.find({
      collection: 'posts',
      locale,
      fallbackLocale: false,
      draft: false,
      depth: 0,
      limit: mostPosts,
      pagination: false,
      sort: 'publishedAt',
      select: { publishedAt: true },
      where: {
        and: [
          { _status: { equals: 'published' } },
          { publishedAt: { greater_than_equal: from.toISOString() } },
          { publishedAt: { less_than: until.toISOString() } },
          { publishedAt: { less_than_equal: new Date().toISOString() } },
        ],
      },
      // Marketers read what is published, and no more is asked for.
      overrideAccess: true,
    })
    for (const { id } of docs) ids.add(id)
  }
  return Response.json({ posts: [...ids] })
}
