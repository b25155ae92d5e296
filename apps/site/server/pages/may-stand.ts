import type { BlockPageAddress } from '@wajiha/contract'
import type { Address } from '#app/locale/read-address.ts'
import { type Content, ContentUnavailable } from '../content/content.ts'

/**
 * Whether a page can stand at an address. Any of one part may be one that an editor made: the studio says at once
 * where all of those stand, and is asked for no other. While nobody can say, one may.
 */
export async function mayStand(
  content: Pick<Content, 'read'>,
  { page, params }: Address,
): Promise<boolean> {
  if (page !== 'block-page') return true
  try {
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
