import { isEmpty } from './plain-inlines.ts'

/**
 * A picture comes along only whole: one that lies on a disk or on another site cannot be fetched from here. And only
 * where a text shows pictures, which is not in its lists and tables.
 *
 * @returns how many stay away.
 */
export function dropPictures(body: HTMLElement): number {
  const absent = [...body.querySelectorAll('img')].filter(
    (picture) => !isWhole(picture) || picture.closest('li, td, th'),
  )
  for (const picture of absent) {
    const line = picture.closest('p')
    picture.remove()
    if (line && isEmpty(line)) line.remove()
  }
  return absent.length
}

const isWhole = (picture: Element) =>
  /^data:image\/(png|jpeg|webp|gif);/i.test(picture.getAttribute('src') ?? '')

const lines = 'p, h1, h2, h3, h4, h5, h6, blockquote, pre'

/** A picture stands between lines: the editor would keep one within its line, and the site shows none there. */
export function liftPictures(body: HTMLElement) {
  for (const picture of body.querySelectorAll('img')) {
    while (picture.closest(lines)) lift(picture)
  }
}

/** Out of the element around it, which becomes one before it and one after it. */
function lift(picture: Element) {
  const around = picture.parentElement
  if (!around) return
  const before = around.cloneNode(false) as Element
  while (around.firstChild && around.firstChild !== picture) before.append(around.firstChild)
  around.before(before, picture)
  for (const part of [before, around]) if (isEmpty(part)) part.remove()
}
