import { inlineText } from './inline-text.ts'
import type { RichText } from './rich-text.ts'

export type ContentsEntry = { id: string; text: string; children: { id: string; text: string }[] }

/**
 * The table of contents of a text: its second-level headings, each with its third-level ones. The
 * ids are the headings' own anchors (`لماذا-الكشيدة`), unique in the text; write them in a link as
 * `#${id}` and the browser encodes them. A third-level heading before any second-level one stands
 * for itself; headings without words are left out.
 */
export function tableOfContents(body: RichText): ContentsEntry[] {
  const contents: ContentsEntry[] = []
  for (const block of body) {
    if (block.type !== 'heading' || block.level > 3) continue
    const entry = { id: block.id, text: inlineText(block.children).trim() }
    if (entry.text === '') continue
    const parent = block.level === 3 ? contents.at(-1) : undefined
    if (parent) parent.children.push(entry)
    else contents.push({ ...entry, children: [] })
  }
  return contents
}
