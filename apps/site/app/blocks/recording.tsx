import { type ReactNode, useState } from 'react'
import styles from './project-gallery.module.css'

type RecordingProps = {
  /** A path of the site. */
  src: string
  /** What it shows, in words. */
  label: string
  /** Its poster, which keeps its place. */
  children: ReactNode
}

/**
 * A recording behind its poster: nothing of it is asked for before somebody presses. Without script, and for
 * who holds a key, it is a link to the file.
 */
export function Recording({ src, label, children }: RecordingProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <video
        className={styles.recording}
        src={src}
        aria-label={label}
        controls
        autoPlay
        playsInline
        muted
        // The focus moves from the poster into what replaces it.
        ref={(video) => video?.focus()}
      />
    )
  return (
    <a
      href={src}
      className={styles.poster}
      aria-label={label}
      data-no-prefetch=""
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        setOpen(true)
      }}
    >
      {children}
      <svg viewBox="-48 -48 96 96" aria-hidden="true">
        <path d="M0-46 46 0 0 46-46 0Z" />
        <path className={styles.triangle} d="M-9-16 19 0-9 16Z" />
      </svg>
    </a>
  )
}
