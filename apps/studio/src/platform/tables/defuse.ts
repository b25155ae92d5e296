/**
 * Text that no spreadsheet takes for a formula (T3.2.13). Source: OWASP, CSV injection. The signs
 * count after spaces, invisible marks and direction marks too, and in the wide and small forms that
 * input methods write. Used by every file of this studio that a spreadsheet opens.
 */
const signs = new Set('=+-@＝＋－＠﹦﹢﹣﹫')
const atStart = /^(?:[\t\r\n\0]|[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u
/** What spreadsheets skip before a formula. */
const skipped = /^[\s\p{C}"]$/u
// Where a list is parted by semicolons, as Excel does in most Arab countries, quotes in the middle of a
// line protect nothing: a cell may begin after each of these.
const partings = new Set(';\t\r\n')

/** With an apostrophe before each place at which a formula could begin. Takes as long as the text is. */
export function defused(text: string): string {
  const parted = defusedInside(text)
  return atStart.test(text) ? `'${parted}` : parted
}

/** Read from its end, so that each sign is looked at once: does a formula begin at or after it? */
function defusedInside(text: string): string {
  const points = [...text]
  let isLeading = false
  for (let at = points.length - 1; at > 0; at -= 1) {
    const point = points[at] ?? ''
    isLeading = signs.has(point) || (isLeading && skipped.test(point))
    if (isLeading && partings.has(points[at - 1] ?? '')) points[at] = `'${point}`
  }
  return points.join('')
}

/** Whether a cell would be taken for a formula as it is. */
export const isRisky = (text: string): boolean => atStart.test(text)

/** A text as a cell of CSV (RFC 4180): defused, and in quotes where it needs them. */
export function csvText(text: string): string {
  const written = defused(text)
  return /[",;\t\r\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written
}
