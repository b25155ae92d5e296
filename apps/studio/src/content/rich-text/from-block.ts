import type { RichTextBlock } from '@wajiha/contract'
import { isLexical, type LexicalNode } from '../../platform/lexical.ts'
import { inlines, type ReadLink } from './inlines.ts'

/** A listing. */
export function fromCode({ fields }: LexicalNode): RichTextBlock {
  const language = typeof fields?.language === 'string' ? fields.language.trim() : ''
  return { type: 'code', ...(language ? { language } : {}), code: String(fields?.code ?? '') }
}

/** A note that stands apart; nothing when it has no words. */
export function fromCallout({ fields }: LexicalNode, path?: ReadLink): RichTextBlock | undefined {
  if (fields?.blockType !== 'callout' || !isLexical(fields.text)) return undefined
  const children = inlines(fields.text.root, path)
  const title = typeof fields.title === 'string' ? fields.title.trim() : ''
  const tone = fields.tone === 'tip' || fields.tone === 'warning' ? fields.tone : 'note'
  return { type: 'callout', tone, ...(title ? { title } : {}), children }
}
