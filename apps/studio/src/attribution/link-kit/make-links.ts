/**
 * The link kit (CAMP-05): for each way one campaign link and one short link, made together or not at
 * all. What is there already stays as it is.
 */
import { randomInt } from 'node:crypto'
import { isShortCode, latinSlug, shortCodeAlphabet } from '@wajiha/arabic'
import type { PayloadRequest } from 'payload'
import { mistakeInCode } from '../../content/addresses/mistake-in-code.ts'
import { inTransaction } from '../../platform/database/transactions.ts'
import { taggedPath } from './tagged-path.ts'
import type { Way } from './ways.ts'

type Campaign = { id: string; slug: string }

/** @returns how many links were made. @throws what Payload refuses, with nothing made. */
export async function makeLinks(
  req: PayloadRequest,
  campaign: Campaign,
  ways: readonly (Way & { content?: string })[],
): Promise<number> {
  return inTransaction(req, async () => {
    let made = 0
    for (const way of ways) if (await makeLink(req, campaign, way)) made += 1
    return made
  })
}

async function makeLink(
  req: PayloadRequest,
  { id, slug }: Campaign,
  { source, medium, name, content }: Way & { content?: string },
): Promise<boolean> {
  const { payload } = req
  const same = { campaign: { equals: id }, source: { equals: source }, medium: { equals: medium } }
  const where = { ...same, content: content ? { equals: content } : { exists: false } }
  const known = await payload.count({ collection: 'campaign-links', where, req })
  if (known.totalDocs > 0) return false
  const title = [name.ar, content].filter(Boolean).join(' · ')
  const code = await freeCode(req, slug, [source, content].filter(Boolean).join('-'))
  const shortLink = await payload.create({
    collection: 'short-links',
    data: {
      title: `${slug} · ${title}`,
      code,
      state: 'active',
      paramPolicy: 'keep-target',
      target: taggedPath({ slug, source, medium, code, content: content ?? null }),
    },
    req,
    overrideAccess: false,
  })
  await payload.create({
    collection: 'campaign-links',
    data: {
      title,
      campaign: id,
      source,
      medium,
      ...(content ? { content } : {}),
      shortLink: shortLink.id,
    },
    req,
    overrideAccess: false,
  })
  return true
}

/** `spring-x`, and with four characters more where that is taken. */
async function freeCode(req: PayloadRequest, slug: string, suffix: string): Promise<string> {
  const wished = `${latinSlug(slug) || 'c'}-${latinSlug(suffix) || 'link'}`.slice(0, 56)
  for (const code of [wished, ...Array.from({ length: 5 }, () => `${wished}-${randomTail()}`)]) {
    if (!isShortCode(code) || mistakeInCode(code)) continue
    const { totalDocs } = await req.payload.count({
      collection: 'short-links',
      where: { code: { equals: code } },
      req,
    })
    if (totalDocs === 0) return code
  }
  throw new Error('No free code was found for a short link')
}

const randomTail = () =>
  Array.from({ length: 4 }, () => shortCodeAlphabet[randomInt(shortCodeAlphabet.length)]).join('')
