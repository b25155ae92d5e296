import type { RichTextBlock } from '@wajiha/contract'
import { Inlines } from './inlines.tsx'

/** A heading with the anchor that tables of contents and shared links point to. */
export function Heading({ level, id, children }: Extract<RichTextBlock, { type: 'heading' }>) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id}>
      <Inlines nodes={children} />
    </Tag>
  )
}
