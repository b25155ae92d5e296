/**
 * Stands in for the router's scrolling in the browser's build; see `router-scrolling.ts`. The browser
 * restores a position by itself only where a document is loaded anew.
 */
type Location = { href: string; state: { __TSR_key?: string } }

export const storageKey = 'tsr-scroll-restoration-v1_3'

export const defaultGetScrollRestorationKey = ({ href, state }: Location): string =>
  state.__TSR_key || href

export const getElementScrollRestorationEntry = (): undefined => undefined

let isSet = false

export function setupScrollRestoration(): void {
  if (isSet) return
  isSet = true
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual'
  })
}
