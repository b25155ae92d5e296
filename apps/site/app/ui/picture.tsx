import type { Image } from '@wajiha/contract'

type PictureProps = { image: Image; className?: string | undefined; eager?: boolean }

/** A picture whose place is kept before it loads; below the fold it loads when it is near. */
export function Picture({ image, className, eager = false }: PictureProps) {
  return (
    <img
      className={className}
      src={image.url}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
