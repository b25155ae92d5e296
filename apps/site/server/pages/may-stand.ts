import { locales } from '@wajiha/arabic'
import { type BlockPageAddress, servicePath } from '@wajiha/contract'
import type { Address } from '#app/locale/read-address.ts'
import { type Content, ContentUnavailable } from '../content/content.ts'

/**
 * Whether a page can stand at an address. Any of one part may be one that an editor made, any below `/services` a
 * service: the studio says at once where all of those stand, and is asked for no other. While nobody can say, one may.
 */
export async function mayStand(
  content: Pick<Content, 'read'>,
  { page, params }: Address,
): Promise<boolean> {
  if (page !== 'block-page' && page !== 'service') return true
  try {
    if (page === 'service') return await isService(content, params.key ?? '')
    const known = await content.read('ar', 'blockPages')
    return isAmong(known?.data ?? [], params.slug ?? '')
  } catch (error) {
    if (error instanceof ContentUnavailable) return true
    throw error
  }
}

/** In any language: who asks for the slug of the other is led to it. */
const isAmong = (known: readonly BlockPageAddress[], slug: string) =>
  known.some(({ slugs }) => slugs.ar === slug || slugs.en === slug)

/** In any language; each stands at one address alone. */
async function isService(content: Pick<Content, 'read'>, key: string): Promise<boolean> {
  if (servicePath(key) !== `/services/${key}`) return false
  const known = await Promise.all(locales.map((locale) => content.read(locale, 'services')))
  return known.some((answer) => answer?.data.some((service) => service.key === key))
}
