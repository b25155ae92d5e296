/** The words to a colleague to whom a lead or an application was given, or several of them at once. */
import type { PayloadRequest } from 'payload'
import type { User } from '../payload-types.ts'
import { readEnv } from '../platform/env.ts'
import { marksOf, type Work, workValues } from './about-work.ts'
import { actorOf, writeToColleague } from './colleague.ts'
import { listed, workName } from './lines.ts'

export type Given = {
  /** Of the mail that tells it. */
  key: string
  work: Work
  person: User
}

/** @param notBefore when it waits for what else is given. */
export async function writeGiven(
  req: PayloadRequest,
  { key, work, person }: Given,
  notBefore?: Date,
): Promise<void> {
  await writeToColleague(req, person, {
    key,
    template: 'assignment',
    ...(await marksOf(req, work)),
    ...(notBefore ? { notBefore } : {}),
    values: async (locale, head) => ({
      ...(await workValues(req, work, locale, head)),
      ...actorOf(req),
    }),
  })
}

/** One mail for all of these, which are one person's and of one collection. */
export async function writeSeveral(req: PayloadRequest, all: [Given, ...Given[]]): Promise<void> {
  const [{ key, person, work }] = all
  await writeToColleague(req, person, {
    key: `${key}:${all.length}`,
    template: 'assignment',
    several: true,
    values: async (locale, head) => ({
      count: String(all.length),
      ...actorOf(req),
      list: await listed(all, locale, head, async (one) => [await workName(req, one.work, locale)]),
      studioUrl: `${readEnv().studioOrigin}/admin/desk/${work.collection}`,
    }),
  })
}
