import type { RichTextBlock } from '@wajiha/contract'
import { Voiced } from '#app/locale/voiced.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import styles from './figure.module.css'

/** A picture in the text, with what is said of it underneath. */
export function Figure({ image, caption }: Extract<RichTextBlock, { type: 'image' }>) {
  return (
    <figure className={styles.figure}>
      <Picture image={image} />
      {caption && (
        <figcaption>
          <Voiced text={caption} />
        </figcaption>
      )}
    </figure>
  )
}
