import type { BlockOf } from '@wajiha/contract'
import { PictureLink } from '#app/blocks/picture-link.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import styles from './gallery.module.css'

/** Pictures on one sheet: in pairs, an odd one first and as wide as both. Each has its own words. */
export function Gallery({ images }: BlockOf<'gallery'>) {
  return (
    <ul className={styles.sheet}>
      {images.map(({ image, caption }) => (
        <li key={image.url}>
          <figure>
            <PictureLink image={image} caption={caption}>
              <Picture image={image} />
            </PictureLink>
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
}
