import type { Image } from '@wajiha/contract'
import type { Media } from '../../payload-types.ts'
import { document } from './defined.ts'

/** A picture of the library, under the address at which the site serves it. */
export function toImage(relation: string | Media | null | undefined): Image | undefined {
  const media = document(relation)
  if (!media?.filename || !media.width || !media.height) return undefined
  return {
    url: `/media/${media.filename}`,
    width: media.width,
    height: media.height,
    alt: media.decorative ? '' : (media.alt ?? ''),
    mimeType: media.mimeType ?? 'image/png',
    ...focusOf(media),
  }
}

/** The middle is not said. */
function focusOf({ focalX, focalY }: Media): Pick<Image, 'focus'> {
  const focus = { x: Math.round(focalX ?? middle), y: Math.round(focalY ?? middle) }
  return focus.x === middle && focus.y === middle ? {} : { focus }
}

const middle = 50
