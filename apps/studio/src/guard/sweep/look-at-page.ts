/** One page, looked at as a visitor gets it: asked for, read, checked, its links followed, its findings kept. */
import { sql } from '@payloadcms/db-postgres'
import { readableAddress } from '@wajiha/contract/paths'
import type { BasePayload } from 'payload'
import { poolOf } from '../../platform/database/statements.ts'
import { siteUrl } from '../../platform/outside/own-site.ts'
import { keepFindings } from '../findings/keep-findings.ts'
import { localeOf, type Owners, ownerKey } from '../findings/owners.ts'
import type { PageFinding } from '../kinds.ts'
import { askSite } from '../links/ask-site.ts'
import { brokenOutside } from '../links/outside-links.ts'
import { isDead, statusOf } from '../links/stands.ts'
import { checkPage } from '../page/check-page.ts'
import { type ReadPage, readPage } from '../page/read-page.ts'
import { sortLinks } from '../page/sort-links.ts'
import { readSitemap } from './sitemap.ts'
import { undescribedPictures } from './undescribed-pictures.ts'

/** More links to other sites than this are looked at in no page. */
const mostOutside = 60

type Looking = { path: string; listed: boolean; owners: Owners }

/** @returns whether the site answered: a busy site says nothing of its pages. */
export async function lookAtPage(payload: BasePayload, looking: Looking): Promise<boolean> {
  const { path, listed, owners } = looking
  const locale = localeOf(path)
  const owner = owners.of(path)?.owner
  const page = { path, locale, owner: owner ? ownerKey(owner) : '' }
  const address = siteUrl(path)
  const { status, html } = await askSite(address)
  if (status === 0 || status >= 500 || status === 429) return false
  // What was taken back is no fault, as long as nobody is told of it any more.
  const isFault = status !== 200 && listed && (owner || (await readSitemap()).includes(path))
  const dead: PageFinding[] = isFault
    ? [{ kind: 'dead-page', what: path, detail: `${status}` }]
    : []
  const findings = status === 200 ? await findingsIn(payload, { html, address, locale }) : dead
  await keepFindings(payload, page, findings)
  return true
}

type Answered = { html: string; address: URL; locale: 'ar' | 'en' }

async function findingsIn(payload: BasePayload, { html, address, locale }: Answered) {
  const page = readPage(html)
  const isHome = /^\/(?:en|ar)?$/.test(address.pathname)
  const agencyDescription = await descriptionOfAgency(payload, locale)
  const { inside, outside } = sortLinks(page, address, isHome)
  const findings = checkPage({ page, address, agencyDescription, isHome })
  findings.push(...(await undescribedPictures(payload, page.images, locale)))
  findings.push(...(await deadAlternates(page, address)))
  for (const link of inside) {
    const status = await statusOf(link.address)
    if (isDead(status))
      findings.push({ kind: 'dead-link', what: readableAddress(link.href), detail: `${status}` })
  }
  for (const link of outside.slice(0, mostOutside)) {
    const reason = await brokenOutside(payload, link.address)
    if (reason) findings.push({ kind: 'dead-outside', what: link.href, detail: reason })
  }
  return findings
}

/** Other languages that a page names and that have no page. */
async function deadAlternates({ alternates }: ReadPage, address: URL): Promise<PageFinding[]> {
  const findings: PageFinding[] = []
  for (const href of new Set(alternates.values())) {
    const other = URL.parse(href)
    if (!other || other.href === address.href) continue
    const status = await statusOf(new URL(other.pathname + other.search, address.origin))
    if (other.origin !== address.origin || isDead(status))
      findings.push({ kind: 'dead-alternate', what: readableAddress(href), detail: `${status}` })
  }
  return findings
}

async function descriptionOfAgency(payload: BasePayload, locale: 'ar' | 'en'): Promise<string> {
  const { rows } = await poolOf(payload).execute<{ description: string | null }>(
    sql`select description from general_locales where _locale = ${locale}::_locales limit 1`,
  )
  return rows[0]?.description?.trim() ?? ''
}
