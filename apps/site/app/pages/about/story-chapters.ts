import type { RichText, RichTextBlock } from '@wajiha/contract'

type Heading = Extract<RichTextBlock, { type: 'heading' }>

export type Chapter = { heading: Heading; blocks: RichText }

/** Splits a text at its headings of the second level; what stands before the first is its opening. */
export function chaptersOf(text: RichText): { opening: RichText; chapters: Chapter[] } {
  const opening: RichText = []
  const chapters: Chapter[] = []
  for (const block of text) {
    if (block.type === 'heading' && block.level === 2) chapters.push({ heading: block, blocks: [] })
    else (chapters.at(-1)?.blocks ?? opening).push(block)
  }
  return { opening, chapters }
}
