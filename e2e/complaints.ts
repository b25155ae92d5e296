/** What the browser complains of on a page that comes to life. */
import { setTimeout as pause } from 'node:timers/promises'
import { atRest, type WatchedPage, wake } from './browser.ts'

const firstPauseMs = 5_000
/** Longer than the site remembers that a picture took too long to make, all pauses together. */
const longestPauseMs = 40_000

/**
 * Goes to an address, brings it to life and waits until it rests. A site on a machine with too much to do
 * answers 503, which asks to come again: so does this, four times; what is refused then is complained about.
 */
export async function complaintsOn(page: WatchedPage, address: string): Promise<string[]> {
  for (let pauseMs = firstPauseMs; ; pauseMs *= 2) {
    page.complaints.length = 0
    const answer = await page.goto(address)
    if (answer?.status() !== 503) {
      await wake(page)
      await atRest(page)
    }
    const isBusy = page.complaints.some((text) => text.includes('status of 503'))
    if (!isBusy || pauseMs > longestPauseMs) return [...page.complaints]
    await pause(pauseMs)
  }
}
