import type { PageBlockOf } from '@wajiha/contract'
import { RichText } from '#app/blocks/rich-text.tsx'
import { Voiced } from '#app/locale/voiced.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import styles from './block-page.module.css'

/** A picture beside a text on wide screens, and in the order of reading on narrow ones. */
export function PictureText({ title, body, image, caption, side }: PageBlockOf<'picture'>) {
  const figure = (
    <figure className={styles.figure}>
      <Picture image={image} sizes="xs:100vw sm:100vw md:50vw xl:640px" />
      {caption && (
        <figcaption>
          <Voiced text={caption} />
        </figcaption>
      )}
    </figure>
  )
  return (
    <div className={styles.beside}>
      {side === 'start' && figure}
      <div>
        {title && <h2>{title}</h2>}
        <RichText blocks={body} />
      </div>
      {side === 'end' && figure}
    </div>
  )
}
