/**
 * The bar of one page's headline becomes that of the next: where both can be seen, the new one begins as long and
 * in the place of the old, and stretches into its own.
 */

const durationMs = 480
/** As the stylesheets' `--ease-madd`. */
const easing = 'cubic-bezier(0.2, 0.75, 0.1, 1)'

let left: DOMRect | undefined

/** Before a page leaves. */
export function noteBar(): void {
  left = seenBar()?.rect
}

/** Once the next page stands and begins to enter. */
export function turnBar(): void {
  const from = left
  left = undefined
  const now = from && seenBar()
  if (!now) return
  const { bar, rect } = now
  const [x, y] = [from.left - rect.left, from.top - rect.top]
  const scale = `scale(${from.width / rect.width}, ${from.height / rect.height})`
  bar.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) ${scale}` },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    { duration: durationMs, easing },
  )
}

/** The first bar of the headline that is drawn and on the screen. */
function seenBar() {
  for (const bar of document.querySelectorAll('main h1 [data-bar]')) {
    const rect = bar.getBoundingClientRect()
    if (rect.width > 0 && rect.bottom > 0 && rect.top < innerHeight) return { bar, rect }
  }
  return undefined
}
