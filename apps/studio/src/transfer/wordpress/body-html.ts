/** The text of an entry as plain HTML: no comments of the block editor, pictures with their captions as figures. */
export const bodyHtml = (content: string): string =>
  content
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\[caption\b[^\]]*\]([\s\S]*?)\[\/caption\]/g, (_, inner: string) => figureOf(inner))
    .replace(/\[embed\b[^\]]*\]\s*(\S+?)\s*\[\/embed\]/g, '\n\n$1\n\n')

function figureOf(inner: string): string {
  const [picture = ''] = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inner) ?? []
  const words = inner.replace(picture, '').trim()
  return `<figure>${picture}<figcaption>${words}</figcaption></figure>`
}

const listed = 10

/** Names of shortcodes that stay in the text: `gallery`, `contact-form-7`. What is only in brackets is none. */
export function shortcodesIn(html: string): string[] {
  const found = html.matchAll(/\[([a-z][\w-]{2,40})(?:\s+[\w-]+=[^\]]*|\s*\/)?\](?!\()/g)
  return [...new Set([...found].flatMap(([, name]) => name ?? []))].slice(0, listed)
}
