/**
 * Invisible characters that keep a piece of text in its own order inside a sentence that runs the
 * other way. For plain text: mail subjects, titles, messages. In markup, `<bdi>` says the same.
 */

const leftToRight = '\u2066'
const rightToLeft = '\u2067'
const firstStrong = '\u2068'
const popIsolate = '\u2069'

const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** Isolates text whose direction is not known, such as a client's name: `'شركة Acme 24/7'`. */
export function isolate(text: string): string {
  return firstStrong + balance(text) + popIsolate
}

/** Isolates text that runs left to right whatever it holds: a phone, a price, a version. */
export function isolateLtr(text: string): string {
  return leftToRight + balance(text) + popIsolate
}

/** Isolates text that runs right to left whatever it holds: an Arabic title that begins with «SEO». */
export function isolateRtl(text: string): string {
  return rightToLeft + balance(text) + popIsolate
}

/** Removes every bidi control, as from names and numbers pasted out of a chat: RLM + `'+966…'`. */
export function stripBidiControls(text: string): string {
  return text.replace(bidiControls, '')
}

/** Drops closers without an opener and closes what is left open, so text cannot leave its isolate. */
function balance(text: string): string {
  let open = 0
  const kept = text.replace(/[\u2066-\u2069]/g, (control) => {
    if (control === popIsolate && open === 0) return ''
    open += control === popIsolate ? -1 : 1
    return control
  })
  return kept + popIsolate.repeat(open)
}
