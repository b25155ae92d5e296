/**
 * What every mail program needs of an HTML mail, as rules: whoever breaks one is named. Nothing here knows how
 * our mails are made.
 */
import { bodyOf, headerOf, type Part, readMessage } from './read-message.ts'

/** Bytes of HTML after which Gmail hides the rest. */
const gmailCuts = 102_000
const widest = 600

/** @param raw message as a server took it. @returns mistakes as sentences; none is as it should be. */
export function mistakesInMail(raw: string, locale: 'ar' | 'en'): string[] {
  const message = readMessage(raw)
  const html = bodyOf(message, 'text/html')
  const text = bodyOf(message, 'text/plain')
  return [
    ...parts(html, text),
    ...language(html, locale),
    ...layout(html),
    ...pictures(html),
    ...links(html),
    ...wayOut(message, html, text),
  ]
}

const tagsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'gi'))].map(([tag]) => tag)
const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]

function parts(html: string, text: string): string[] {
  return [
    ...(html ? [] : ['no HTML part']),
    ...(text.trim() ? [] : ['no plain part']),
    ...(/<[a-z]+[\s>]|&nbsp;/i.test(text) ? ['mark-up in the plain part'] : []),
    ...(Buffer.byteLength(html) < gmailCuts ? [] : ['longer than Gmail shows']),
    ...(/^<!doctype html>/i.test(html) ? [] : ['no doctype']),
    ...(/\{\{|[^\P{Cc}\s]/u.test(html + text) ? ['a mark that was not filled in'] : []),
  ]
}

function language(html: string, locale: 'ar' | 'en'): string[] {
  const direction = { ar: 'rtl', en: 'ltr' }[locale]
  const said = ['html', 'body', 'table', 'td'].flatMap((name) => tagsOf(html, name))
  return said
    .filter((tag) => attribute(tag, 'lang') !== locale || attribute(tag, 'dir') !== direction)
    .map((tag) => `no direction or language: ${tag.slice(0, 80)}`)
}

const unknownTags =
  /<(?:script|link|iframe|object|embed|form|input|button|video|audio|svg|canvas|base)\b/i
const unknownStyles =
  /(?:^|[;\s"])(?:position|float|flex|grid|display:\s*(?:flex|grid))\b|@import|url\(|expression\(/i

function layout(html: string): string[] {
  const styles = [...html.matchAll(/\sstyle="([^"]*)"/gi)].map(([, style = '']) => style)
  const wide = ['table', 'td', 'img'].flatMap((name) =>
    tagsOf(html, name).filter((tag) => Number(attribute(tag, 'width') ?? 0) > widest),
  )
  return [
    ...(unknownTags.test(html)
      ? [`an element that mails have not: ${unknownTags.exec(html)}`]
      : []),
    ...(/\son\w+=/i.test(html) ? ['a handler'] : []),
    ...styles.filter((one) => unknownStyles.test(one)).map((one) => `a style: ${one}`),
    ...wide.map((tag) => `wider than ${widest}: ${tag.slice(0, 80)}`),
    ...(/max-width:600px/.test(html) ? [] : ['no measure of the whole']),
    ...tagsOf(html, 'table')
      .filter((tag) => attribute(tag, 'role') !== 'presentation')
      .map((tag) => `a table read out as one: ${tag.slice(0, 80)}`),
    ...(html.split('<style').length > 2 ? ['more than one sheet of styles'] : []),
  ]
}

function pictures(html: string): string[] {
  return tagsOf(html, 'img').flatMap((tag) => {
    const [width, height] = ['width', 'height'].map((name) => Number(attribute(tag, name)))
    return [
      ...(attribute(tag, 'alt') === undefined ? [`no alt: ${tag}`] : []),
      ...(width && height ? [] : [`no measures: ${tag}`]),
      ...((width ?? 0) < 4 ? [`a tracking pixel: ${tag}`] : []),
      ...(/^https?:/.test(attribute(tag, 'src') ?? '') ? [] : [`no full address: ${tag}`]),
      ...(/\.(?:webp|avif|svg)$|f_(?:webp|avif|svg)/.test(attribute(tag, 'src') ?? '')
        ? [`a format that Outlook has not: ${tag}`]
        : []),
    ]
  })
}

const links = (html: string): string[] =>
  tagsOf(html, 'a')
    .filter((tag) => !/^(?:https?:|mailto:|tel:)/.test(attribute(tag, 'href') ?? ''))
    .map((tag) => `leads nowhere: ${tag}`)

/** RFC 8058, and a link that people see. */
function wayOut(message: Part, html: string, text: string): string[] {
  const [, address = ''] = /^<(https?:[^>]+)>$/.exec(headerOf(message, 'list-unsubscribe')) ?? []
  return [
    ...(address ? [] : ['no List-Unsubscribe']),
    ...(headerOf(message, 'list-unsubscribe-post') === 'List-Unsubscribe=One-Click'
      ? []
      : ['no one-click']),
    ...(address && html.includes(address) && text.includes(address) ? [] : ['no link to leave']),
  ]
}
