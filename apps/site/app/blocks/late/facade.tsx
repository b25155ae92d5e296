import type { BlockOf, Image } from '@wajiha/contract'
import { framePath } from '@wajiha/contract/frame-path'
import { type MouseEvent, useState } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import { Picture } from '#app/ui/core/picture.tsx'
import styles from './facade.module.css'
import './words.ts'

type FacadeProps = {
  frame: BlockOf<'video'> | BlockOf<'embed'>
  poster?: Image | undefined
}

/** How each service writes its own name. */
const names = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  codepen: 'CodePen',
  figma: 'Figma',
  spotify: 'Spotify',
  openstreetmap: 'OpenStreetMap',
}

/**
 * The face of a video or another site's work. Nobody else is asked for anything before a reader
 * presses it; without script it is a link to where the thing stands.
 */
export function Facade({ frame, poster }: FacadeProps) {
  const [isOpen, setOpen] = useState(false)
  const { service, id, title, caption } = frame
  return (
    <figure className={styles.facade} data-service={service}>
      {isOpen ? (
        <iframe
          className={styles.frame}
          src={framePath(service, id)}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          // The focus moves from the button into the frame that replaces it.
          ref={(opened) => opened?.focus()}
        />
      ) : (
        <Face frame={frame} poster={poster} onOpen={() => setOpen(true)} />
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function Face({ frame, poster, onOpen }: FacadeProps & { onOpen: () => void }) {
  const { t } = useWords()
  const { type, service, href, title } = frame
  const open = (event: MouseEvent) => {
    // A press with a key held asks for another tab, as on any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  const mark = <PlayMark isVideo={type === 'video'} />
  return (
    <a className={styles.face} href={href} target="_blank" rel="noopener noreferrer" onClick={open}>
      <span className={styles.screen}>
        {poster ? <Picture image={poster} alt="" /> : <Rings isMap={service === 'openstreetmap'} />}
        {!poster && mark}
      </span>
      <span className={styles.strip}>
        {poster && mark}
        <span className={styles.words}>
          <b>{title}</b>
          <small>{t('blogs', 'from', { service: names[service] })}</small>
        </span>
      </span>
    </a>
  )
}

/** The construction, where there is no picture: circles around the point that is pressed; of a map, among streets. */
function Rings({ isMap }: { isMap: boolean }) {
  return (
    <svg className={styles.rings} viewBox="-320 -180 640 360" aria-hidden="true">
      {[60, 120, 180, 240, 300].map((radius) => (
        <circle key={radius} r={radius} fill="none" stroke="currentColor" />
      ))}
      {isMap && <path className={styles.streets} d={streets} />}
    </svg>
  )
}

const streets =
  'M-320-96-40-24 320-70M-320 88-60 52 320 118M-196-180-150 180M-40-180-60 180M96-180 132 180M236-180 214 180'

/** Playing points one way in every language; what only opens has a plain point. */
function PlayMark({ isVideo }: { isVideo: boolean }) {
  return (
    <svg className={styles.mark} viewBox="-48 -48 96 96" aria-hidden="true">
      <path d="M0-46 46 0 0 46-46 0Z" />
      {isVideo && <path className={styles.triangle} d="M-9-16 19 0-9 16Z" />}
    </svg>
  )
}
