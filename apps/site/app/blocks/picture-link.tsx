import type { Image } from '@wajiha/contract'
import type { OwnWords } from '@wajiha/contract/in-own-words'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useWords } from '#app/locale/locale-context.tsx'
import { useImageHosts } from '#app/ui/core/image-hosts.ts'
import { pictureAttributes } from '#app/ui/core/picture-attributes.ts'
import { takePress, useKeptPress } from '#app/ui/press/kept-press.ts'
import styles from './picture-link.module.css'

type PictureLinkProps = { image: Image; caption?: string | undefined; children: ReactNode }

/**
 * A picture that opens as large as the screen is, with the others of its article; without script, or where that
 * does not come, a link to the picture itself. What shows it is fetched with the press and not before. A picture
 * without words opens nothing: nobody could tell what the link is.
 */
export function PictureLink({ image, caption, children }: PictureLinkProps) {
  const hosts = useImageHosts()
  const { own } = useWords()
  const link = useRef<HTMLAnchorElement>(null)
  useKeptPress(link, () => link.current && enlarge(link.current, own))
  if (!(image.alt || caption)) return children
  const { src } = pictureAttributes(
    image,
    { sizes: 'xs:100vw sm:100vw md:100vw lg:100vw xl:100vw' },
    hosts,
  )
  return (
    <a
      ref={link}
      href={src}
      data-early=""
      className={styles.link}
      aria-label={image.alt ? undefined : caption}
      data-enlarges={caption ?? ''}
      onClick={(event) => open(event, own)}
    >
      {children}
    </a>
  )
}

function open(event: MouseEvent<HTMLAnchorElement>, own: OwnWords | undefined) {
  // A press with a key held asks for another tab, as on any link.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  takePress(event.currentTarget)
  enlarge(event.currentTarget, own)
}

function enlarge(link: HTMLAnchorElement, own: OwnWords | undefined) {
  import('#app/blocks/lightbox/open-lightbox.ts').then(
    ({ openLightbox }) => openLightbox(link, own),
    () => location.assign(link.href),
  )
}
