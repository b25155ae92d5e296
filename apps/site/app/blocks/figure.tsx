import type { RichTextBlock } from '@wajiha/contract'
import { Picture } from '#app/ui/picture.tsx'

export function Figure({ image, caption }: Extract<RichTextBlock, { type: 'image' }>) {
  return (
    <figure>
      <Picture image={image} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
