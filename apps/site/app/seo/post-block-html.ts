/**
 * The blocks of a post for readers outside the site: what needs our page becomes a link to it or
 * to where the thing stands, and nothing is embedded.
 */
import { type Image, type PostBlock, postBlockText } from '@wajiha/contract'
import { escapeHtml } from './escape-html.ts'
import { figureHtml, linkAddress, type Placed, richTextHtml } from './rich-text-html.ts'

export function postBlockHtml(block: PostBlock, placed: Placed): string {
  const link = (href: string, words: string) =>
    `<a href="${escapeHtml(linkAddress(href, placed))}">${escapeHtml(words)}</a>`
  switch (block.type) {
    case 'gallery':
      return block.images.map((one) => figureHtml(one, placed)).join('')
    case 'video':
    case 'embed': {
      const poster = 'poster' in block ? pictureOf(block.poster, placed) : ''
      return `${poster}<p>${link(block.href, block.title)}</p>${paragraph(block.caption)}`
    }
    case 'call':
      return `<p><strong>${escapeHtml(block.title)}</strong></p>${paragraph(block.text)}<p>${link(block.action.href, block.action.label)}</p>`
    case 'form':
      // A form is sent from the page it stands on.
      return ''
    case 'project': {
      const { cover, slug, title, summary } = block.project
      return `${pictureOf(cover, placed)}<p>${link(`/our-projects/${slug}`, title)}</p>${paragraph(summary)}`
    }
    case 'download':
      return `<p>${link(block.file.url, `${block.title} (${block.file.kind.toUpperCase()})`)}</p>${paragraph(block.note)}`
    case 'questions':
      return `${block.title ? `<h2>${escapeHtml(block.title)}</h2>` : ''}${block.questions
        .map(
          ({ question, answer }) =>
            `<h3>${escapeHtml(question)}</h3>${richTextHtml(answer, placed)}`,
        )
        .join('')}`
    // Whatever has no way of its own here says its words.
    default:
      return paragraph(postBlockText(block))
  }
}

const pictureOf = (image: Image | undefined, placed: Placed) =>
  image ? figureHtml({ image }, placed) : ''

const paragraph = (text: string | undefined) => (text ? `<p>${escapeHtml(text)}</p>` : '')
