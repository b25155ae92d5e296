/** The blocks of an issue as plain text. Addresses stand alone on their lines, where they run by themselves. */
import type { Inline, NewsletterBlock, RichTextBlock } from '@wajiha/contract'
import { type LinkOf, letterLink } from './links.ts'
import { letterWords } from './words.ts'

export function blockText(block: NewsletterBlock, of: LinkOf): string {
  switch (block.type) {
    case 'text':
      return block.body
        .map((one) => richText(one, of))
        .filter((text) => text !== '')
        .join('\n\n')
    case 'picture':
      return [
        block.image.alt && `[${block.image.alt}]`,
        block.caption,
        block.href && letterLink(block.href, of),
      ]
        .filter(Boolean)
        .join('\n')
    case 'button':
      return `${block.label}:\n${letterLink(block.href, of)}`
    case 'post':
      return [
        block.post.title,
        block.post.excerpt,
        `${letterWords[of.locale].readOn}:`,
        letterLink(`/blogs/${block.post.slug}`, of),
      ].join('\n')
    case 'divider':
      return '* * *'
  }
}

function richText(block: RichTextBlock, of: LinkOf): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
    case 'quote':
      return withLinks(block.children, of)
    case 'list':
      return listText(block, of, '')
    default:
      return ''
  }
}

type List = Extract<RichTextBlock, { type: 'list' }>

function listText({ ordered, start = 1, items }: List, of: LinkOf, before: string): string {
  return items
    .map(({ children, list }, index) => {
      const sign = ordered ? `${start + index}.` : '-'
      const inner = list ? `\n${listText(list, of, `${before}  `)}` : ''
      return `${before}${sign} ${withLinks(children, of)}${inner}`
    })
    .join('\n')
}

/** The words, and below them where their links lead. */
function withLinks(inlines: readonly Inline[], of: LinkOf): string {
  const words = inlines.map(wordsOf).join('')
  const links = inlines.flatMap((one) => (one.type === 'link' ? [letterLink(one.href, of)] : []))
  return [words, ...links].join('\n')
}

function wordsOf(inline: Inline): string {
  if (inline.type === 'break') return '\n'
  if (inline.type === 'text') return inline.text
  return inline.children.map(({ text }) => text).join('')
}
