import type { Image } from '@wajiha/contract'
import { focusClasses } from './focus.ts'
import { useImageHosts } from './image-hosts.ts'
import type { PictureBox, PictureSizes } from './image-sizes.ts'
import styles from './picture.module.css'
import { pictureAttributes } from './picture-attributes.ts'

type PictureProps = {
  image: Image
  /** Says something else than the picture's own words; empty for decoration. */
  alt?: string
  /** How wide it stands, as declared in `image-sizes.ts`; a column of text unless said. */
  sizes?: PictureSizes | undefined
  /** A fixed size in CSS pixels instead of `sizes`, such as `96x96`; cut to it by the server. */
  box?: PictureBox | undefined
  /** The largest thing of the first screen: loads at once and before others. */
  priority?: boolean
  /** On the first screen: loads at once, behind what is larger. */
  eager?: boolean
  className?: string | undefined
}

/**
 * A picture in the size that its reader needs: WebP in several widths, its place kept before it
 * comes; below the fold it loads when it is near. Crops are the stylesheet's (`object-fit`), around what
 * must be seen (`focus.ts`).
 */
export function Picture({ image, alt, sizes, box, priority, eager, className }: PictureProps) {
  const attributes = pictureAttributes(image, { sizes, box }, useImageHosts())
  return (
    <img
      className={
        [isOpaque(image) && styles.waiting, focusClasses(image), className]
          .filter(Boolean)
          .join(' ') || undefined
      }
      alt={alt ?? image.alt}
      loading={priority || eager ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : eager ? 'low' : undefined}
      // The largest thing of the first screen is painted with its words, not a frame after them.
      decoding={priority ? 'sync' : 'async'}
      {...attributes}
    />
  )
}

/** Formats that are often transparent get no ground: it would stay behind them. */
const isOpaque = ({ mimeType }: Image) => /jpe?g|avif/.test(mimeType)
