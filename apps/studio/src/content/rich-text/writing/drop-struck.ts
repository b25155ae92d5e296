/**
 * What somebody struck out, or deleted while Word kept track: with its line gone it would read as if it stood. The
 * editor knows no struck words, and neither do letters and descriptions, so they stay where they came from.
 */
import { isEmpty } from './plain-inlines.ts'

const marks = 'del, s, strike, [style*="line-through" i]'
const line = 'p, h1, h2, h3, h4, h5, h6, li'

/** Takes it out of a fragment, in place. @returns in how many places it stood. */
export function dropStruck(body: HTMLElement): number {
  const struck = [...body.querySelectorAll(marks)].filter(
    (one) => !one.parentElement?.closest(marks) && one.textContent?.trim(),
  )
  // What is one to the eye lies in several pieces, as Word cuts its runs.
  const places = struck.filter(
    ({ previousSibling: before }) => !struck.some((one) => one === before),
  )
  for (const one of struck) {
    const around = one.parentElement?.closest(line)
    if (one.matches('td, th')) one.replaceChildren()
    else one.remove()
    if (around && isEmpty(around)) around.remove()
  }
  return places.length
}
