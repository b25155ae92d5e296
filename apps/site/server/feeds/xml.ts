/** XML from words that anybody wrote. */
import { escapeHtml } from '#app/seo/escape-html.ts'

export const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

export const escaped = (text: string) => escapeHtml(allowed(text))

/** HTML as it is; the sign that ends such a section is cut in two. */
export const data = (html: string) =>
  `<![CDATA[${allowed(html).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

/** Without the characters that XML forbids, such as the control signs a word processor leaves. */
const allowed = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
