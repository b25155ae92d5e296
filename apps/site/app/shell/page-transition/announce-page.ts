/**
 * What a reader of the screen is told of a journey inside the app, as a browser tells of a document:
 * the title of the page that is there now, and that reading goes on in it.
 */

let region: HTMLElement | undefined

/** Before the page turns: readers announce only what enters a region they know. */
export function prepareAnnouncement(): void {
  if (region?.isConnected) return
  region = document.createElement('div')
  region.className = 'visually-hidden'
  region.role = 'status'
  region.dataset.journey = ''
  document.body.append(region)
}

/** Once the page has turned. */
export function announceTitle(): void {
  if (region) region.textContent = document.title
}

export const isFocused = (): boolean => document.activeElement !== document.body

/** Where what had the focus has gone with its page, the focus goes to the new page as a whole. */
export function refocus(): void {
  if (!isFocused()) document.querySelector('main')?.focus({ preventScroll: true })
}
