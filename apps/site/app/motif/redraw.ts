/**
 * Draws the patterns that stand in a document again, as far open as a visitor chose. They are found by what they
 * say of themselves: `data-girih="8 46"` is a grid and the edge of its polygons in px, whose paths name their
 * `data-part`; `data-rosette="8 58"` is a free-standing star, its rays and its radius. It works on pages that have
 * not come to life, and React leaves alone what it did not change itself.
 */
import type { Grid } from '@wajiha/brand/motif'
import { cell, rosette } from './girih.ts'

/** @param theta degrees, within `openingRange`. */
export function redraw(theta: number, root: ParentNode = document): void {
  for (const ground of root.querySelectorAll<SVGElement>('[data-girih]')) {
    const [grid = 8, edge = 0] = numbersOf(ground.dataset.girih)
    const { star, heart, small } = cell(grid as Grid, edge, theta)
    const parts: Readonly<Record<string, string>> = { star, heart, small, both: star + heart }
    for (const path of ground.querySelectorAll<SVGElement>('[data-part]'))
      path.setAttribute('d', parts[path.dataset.part ?? ''] ?? '')
  }
  for (const path of root.querySelectorAll<SVGElement>('[data-rosette]')) {
    const [sides = 8, radius = 0] = numbersOf(path.dataset.rosette)
    path.setAttribute('d', rosette(sides, radius, theta))
  }
  for (const gauge of root.querySelectorAll<HTMLInputElement>('[data-theta]')) {
    gauge.value = String(theta)
    const said = gauge.parentElement?.querySelector('output')
    if (said) said.textContent = `${digitsAs(said.textContent, theta)}°`
  }
}

/** A number in the digits that stand there already. */
const digitsAs = (shown: string, theta: number): string =>
  new Intl.NumberFormat(`ar-u-nu-${/[٠-٩]/.test(shown) ? 'arab' : 'latn'}`).format(theta)

const numbersOf = (text = ''): number[] => text.split(' ').map(Number)
