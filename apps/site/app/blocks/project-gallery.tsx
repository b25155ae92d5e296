import type { Paper } from '@wajiha/contract'
import { Wrap } from '#app/ui/core/page.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import { surfaceClass } from '#app/ui/core/surface.ts'
import styles from './project-gallery.module.css'
import type { Shot, ShotGroup } from './project-shots.ts'

/** Pictures of the work: as wide as the page, or in a drawn phone or browser on the work's paper. */
export function ProjectGallery({ groups, paper }: { groups: readonly ShotGroup[]; paper: Paper }) {
  return groups.map(({ frame, shots }) => {
    const [first] = shots
    if (!first) return null
    if (frame === 'none') return <Wide key={first.image.url} shot={first} />
    return (
      <div key={first.image.url} className={`${styles.ground} ${surfaceClass('field', paper)}`}>
        <Wrap className={styles[`${frame}s`]}>
          {shots.map((shot) => (
            <Framed key={shot.image.url} shot={shot} />
          ))}
        </Wrap>
      </div>
    )
  })
}

/** From edge to edge; a tall one is cut to the height of a screen. */
function Wide({ shot: { image, caption } }: { shot: Shot }) {
  const isTall = image.height / image.width > 0.6
  return (
    <figure className={styles.wide}>
      <Picture
        image={image}
        sizes="xs:100vw sm:100vw md:100vw lg:100vw xl:100vw"
        className={isTall ? styles.tall : undefined}
      />
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

function Framed({ shot: { image, caption, frame } }: { shot: Shot }) {
  const isPhone = frame === 'phone'
  return (
    <figure className={styles.shot}>
      <div className={isPhone ? styles.phone : styles.browser}>
        <Picture
          image={image}
          sizes={
            isPhone
              ? 'xs:50vw md:33vw lg:25vw xl:384px'
              : 'xs:100vw sm:100vw md:100vw lg:100vw xl:100vw'
          }
        />
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
