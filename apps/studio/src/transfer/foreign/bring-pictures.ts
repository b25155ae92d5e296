/** Pictures into the library: from a folder here, or fetched from where they are public. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fetchPublic } from './fetch-public.ts'
import { localesOf, type Picture } from './foreign.ts'
import type { ForeignStore, Sides } from './foreign-store.ts'

/** Those that cannot be had are told in `left`; the texts come without them. */
export async function bringPictures(
  store: ForeignStore,
  pictures: readonly Picture[],
  left: string[],
): Promise<void> {
  for (const picture of pictures) {
    const why = await bring(store, picture)
    if (why) left.push(`The picture ${sourceOf(picture)}: ${why}`)
  }
}

export const sourceOf = ({ from }: Picture): string => ('file' in from ? from.file : from.url)

async function bring(store: ForeignStore, picture: Picture): Promise<string | undefined> {
  if (await store.find('media', picture.key)) return undefined
  try {
    const data = await bytesOf(picture)
    const mimetype = typeOf(data)
    if (!mimetype) return 'is no picture that the library takes (JPEG, PNG, WebP, AVIF, GIF).'
    const name = basename(decodeURI(sourceOf(picture).split('?')[0] ?? ''))
    const file = { data, mimetype, name, size: data.length }
    await store.put('media', picture.key, sidesOf(picture), file)
    return undefined
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause)
  }
}

const bytesOf = ({ from }: Picture): Promise<Buffer> =>
  'file' in from ? readFile(from.file) : fetchPublic(from.url)

function sidesOf({ alts }: Picture): Sides {
  const sides = localesOf(alts).map((locale) => [locale, { alt: alts[locale] }] as const)
  return sides.length > 0 ? Object.fromEntries(sides) : { ar: {} }
}

/** By its first bytes, whatever it is called. */
function typeOf(data: Buffer): string | undefined {
  const latin = data.subarray(0, 16).toString('latin1')
  if (latin.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (latin.startsWith('\x89PNG\r\n')) return 'image/png'
  if (latin.startsWith('GIF8')) return 'image/gif'
  if (latin.startsWith('RIFF') && latin.slice(8, 12) === 'WEBP') return 'image/webp'
  if (/^....ftypavi[fs]/s.test(latin)) return 'image/avif'
  return undefined
}
