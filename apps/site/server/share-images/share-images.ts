/**
 * Pictures of shared links: drawn when they are first asked for, two at once, one drawing for an
 * address, and kept on disk within a limit. Only pages that stand have one.
 */

import { createHash } from 'node:crypto'
import { isLocale } from '@wajiha/arabic'
import { localisedPath } from '#app/locale/paths.ts'
import { readAddress } from '#app/locale/read-address.ts'
import { type ShareCard, shareAddress, shareCard, sharePrefix } from '#app/seo/share-image.ts'
import type { Content } from '../content/content.ts'
import { openDerivatives } from '../images/derivatives.ts'
import { createJobs } from '../images/jobs.ts'
import { type Log, reasonOf } from '../log.ts'
import { mayStand } from '../pages/may-stand.ts'
import { readDescription } from '../pages/read-description.ts'

type ShareAnswer =
  | { kind: 'picture'; bytes: Buffer }
  /** The words have changed since, or the drawing failed. */
  | { kind: 'elsewhere'; location: string }
  | { kind: 'missing' | 'unavailable' }

export type ShareImages = { answer: (pathname: string) => Promise<ShareAnswer> }

type Parts = {
  content: Content
  origin: string
  folder: string
  log: Log
  draw: (card: ShareCard) => Promise<Buffer>
  /** Bytes on disk. */
  limit?: number
}

export async function openShareImages(parts: Parts): Promise<ShareImages> {
  const { content, origin, folder, log, draw, limit = 100_000_000 } = parts
  const kept = await openDerivatives(folder, limit, log)
  const jobs = createJobs({ atOnce: 2, waiting: 16 })

  async function drawAndKeep(name: string, card: ShareCard): Promise<Buffer> {
    const bytes = await draw(card)
    await kept.keep(name, bytes)
    return bytes
  }

  async function find(pathname: string): Promise<ShareAnswer> {
    const read = await readCard(content, origin, pathname)
    if (typeof read === 'string') return { kind: read }
    // An address whose words have changed leads to the one that holds now.
    if (decodeURI(pathname) !== read.address)
      return { kind: 'elsewhere', location: encodeURI(read.address) }
    try {
      const name = shareImageNameOf(pathname)
      const bytes = await jobs.run(name, () => drawAndKeep(name, read.card))
      return { kind: 'picture', bytes }
    } catch (error) {
      log.warn('share_image_not_drawn', { path: pathname, reason: reasonOf(error) })
      return read.logo ? { kind: 'elsewhere', location: read.logo } : { kind: 'missing' }
    }
  }

  return {
    async answer(pathname) {
      const known = await kept.find(shareImageNameOf(pathname))
      return known ? { kind: 'picture', bytes: known.bytes } : find(pathname)
    },
  }
}

/** The card to draw for a picture's address, and the picture's current address. */
async function readCard(content: Content, origin: string, pathname: string) {
  const [, locale, path] = pattern.exec(pathname) ?? []
  if (path === undefined || !isLocale(locale)) return 'missing'
  const address = readAddress(localisedPath(path === '/home' ? '/' : path, locale), noQuery)
  if (!address || !(await mayStand(content, address))) return 'missing'
  const described = await readDescription(content, address)
  if (typeof described === 'string') return described
  const { page, general } = described
  const own = page.paths[locale]
  if (!own) return 'missing'
  const card = shareCard(page, { origin, locale, general })
  return { card, address: shareAddress(own, card), logo: general.logos.light?.url }
}

const pattern = new RegExp(`^${sharePrefix}(ar|en)(/[^.]*)-[0-9a-z]{11}\\.png$`)
const noQuery = new URLSearchParams()

/** The file name of an address, in one of 256 folders. */
function shareImageNameOf(pathname: string): string {
  const hash = createHash('sha256').update(pathname).digest('hex')
  return `${hash.slice(0, 2)}/${hash.slice(2, 40)}.png`
}
