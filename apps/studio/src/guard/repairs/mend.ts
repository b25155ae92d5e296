/** One press that takes a finding’s cause away, with the rights of whoever presses it. */

import { readableAddress } from '@wajiha/contract/paths'
import { resultLimits } from '@wajiha/contract/search-result'
import type { PayloadRequest } from 'payload'
import { siteUrl } from '../../platform/outside/own-site.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findKept, type KeptFinding } from '../findings/read-findings.ts'
import { forgetFinding } from '../findings/settle-findings.ts'
import { doubtAll } from '../links/stands.ts'
import { queuePages } from '../sweep/queue.ts'
import { repairWords as words } from '../words.ts'
import { changeLinks, writtenAs } from './change-link.ts'
import { describePicture } from './describe-picture.ts'
import { publishSeo, publishWords, requirePlace, requirePublished } from './publish-words.ts'

export const ways = ['redirect', 'link', 'title', 'description', 'alt'] as const
export type Way = (typeof ways)[number]
export type Wish = { id: string; way: Way; value: string }

/** Until the site shows what was mended. */
const afterSeconds = 5

type Mend = (req: PayloadRequest, finding: KeptFinding, value: string) => Promise<void>

/** @throws {Refusal} with what to do instead. */
export async function mend(req: PayloadRequest, { id, way, value }: Wish): Promise<void> {
  const finding = await findKept(req.payload, id)
  if (!finding) throw new Refusal(req, words.already, 404)
  const text = value.trim()
  if (!text) throw new Refusal(req, words.empty, 400)
  await mends[way](req, finding, text)
  const paths = await forgetFinding(req.payload, finding, way === 'redirect' || way === 'alt')
  doubtAll()
  await queuePages(req.payload, paths, afterSeconds)
}

const mends: Record<Way, Mend> = {
  async redirect({ payload, user, i18n }, { what }, to) {
    const from = readableAddress(siteUrl(what).pathname)
    await payload.create({
      collection: 'redirects',
      data: { from, to, status: '301' },
      overrideAccess: false,
      user,
      req: { payload, user, i18n },
    })
  },
  async link(req, { owner, what, locale }, to) {
    const place = requirePlace(req, owner)
    const current = await requirePublished(req, place, locale)
    const changed = changeLinks(current, writtenAs(what, siteUrl('/').origin), to)
    if (Object.keys(changed).length === 0) throw new Refusal(req, words.linkElsewhere, 409)
    await publishWords(req, place, locale, changed)
  },
  async title(req, { owner, locale }, title) {
    if ([...title].length > resultLimits.title.most)
      throw new Refusal(req, words.tooLong(resultLimits.title.most), 400)
    await publishSeo(req, requirePlace(req, owner), locale, { title })
  },
  async description(req, { owner, locale }, description) {
    if ([...description].length > resultLimits.description.most)
      throw new Refusal(req, words.tooLong(resultLimits.description.most), 400)
    await publishSeo(req, requirePlace(req, owner), locale, { description })
  },
  alt: (req, { what, locale }, alt) => describePicture(req, { file: what, locale, alt }),
}
