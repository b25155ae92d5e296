import type { Paper } from '@wajiha/contract'
import type { ReactNode } from 'react'
import { PictureLink } from '#app/blocks/picture-link.tsx'
import { useWords } from '#app/locale/locale-context.tsx'
import { Wrap } from '#app/ui/core/page.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import styles from './project-gallery.module.css'
import type { Shot, ShotGroup } from './project-shots.ts'
import { Recording } from './recording.tsx'

const edgeToEdge = 'xs:100vw sm:100vw md:100vw lg:100vw xl:100vw'
const inRow = 'xs:50vw md:33vw lg:25vw xl:384px'

/** Pictures of the work: as wide as the page, or in a drawn phone or browser on the work's paper. */
export function ProjectGallery({ groups, paper }: { groups: readonly ShotGroup[]; paper: Paper }) {
  return groups.map(({ frame, shots }) => {
    const [first] = shots
    if (!first) return null
    if (frame === 'none' && !first.scrolls) return <Wide key={first.image.url} shot={first} />
    return (
      <div key={first.image.url} className={`${styles.ground} ${surfaceClass('field', paper)}`}>
        <Wrap className={styles[frame === 'phone' ? 'phones' : 'browsers']}>
          {shots.map((shot) => (
            <Framed key={shot.image.url} shot={shot} />
          ))}
        </Wrap>
      </div>
    )
  })
}

/** From edge to edge; a tall one is cut to the height of a screen. */
function Wide({ shot }: { shot: Shot }) {
  const { image, caption } = shot
  const isTall = image.height / image.width > 0.6
  return (
    <figure className={styles.wide}>
      <Opening shot={shot}>
        <Picture image={image} sizes={edgeToEdge} className={isTall ? styles.tall : undefined} />
      </Opening>
      {caption && (
        <figcaption>
          <Wrap>
            <p>{caption}</p>
          </Wrap>
        </figcaption>
      )}
    </figure>
  )
}

function Framed({ shot }: { shot: Shot }) {
  const { image, caption, frame, scrolls } = shot
  const picture = <Picture image={image} sizes={frame === 'phone' ? inRow : edgeToEdge} />
  return (
    <figure className={styles.shot}>
      <div className={frame === 'phone' ? styles.phone : styles.browser}>
        {scrolls ? <Strip shot={shot}>{picture}</Strip> : <Opening shot={shot}>{picture}</Opening>}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** What a press on a picture brings: its recording, or itself as large as the screen. */
function Opening({ shot: { image, caption, recording }, children }: PartProps) {
  const { t } = useWords()
  if (!recording)
    return (
      <PictureLink image={image} caption={caption}>
        {children}
      </PictureLink>
    )
  const label = t('our-projects', 'play', { what: image.alt || caption || '' })
  return (
    <Recording src={recording} label={label}>
      {children}
    </Recording>
  )
}

type PartProps = { shot: Shot; children: ReactNode }

/** A tall page behind the frame, moved as any page is: by a finger, a wheel or the keys. */
function Strip({ shot: { image, caption }, children }: PartProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this a picture that is scrolled
    <div
      className={styles.strip}
      role="group"
      aria-label={image.alt || caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
      tabIndex={0}
    >
      {children}
    </div>
  )
}
