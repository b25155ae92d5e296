/** Brings the page to life: its language's words first, so that nothing on it changes. */

import { RouterClient } from '@tanstack/react-router/ssr/client'
import { readLocale } from '@wajiha/arabic'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { lookAhead } from './ahead/look-ahead.ts'
import { buildId } from './build-id.ts'
import { keepServerData, renewStale } from './content/renew-stale.ts'
import { hasWaiting } from './forms/core/has-waiting.ts'
import { readAddress } from './locale/read-address.ts'
import { loadMessages } from './messages/core/load.ts'
import { getRouter } from './router.tsx'
import { beginVisit } from './visit-beacon/begin-visit.ts'

fetchStyles()
spellAddress()
await loadMessages(readLocale(document.documentElement.lang))
keepServerData()
// The router's own client, not Start's: that one brings 10 kB for calling server functions, and this
// site has none.
const router = getRouter()
if (window.$early)
  window.$early.isFollowed = () => router.stores.resolvedLocation.get() !== undefined
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />)
})
renewStale(router)
lookAheadLater()
sendWhatWaits()
beginVisit()

/** The page's own styles stand in the document; the app knows them as files. */
function fetchStyles() {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.dataset.precedence = 'default'
    link.href = style.dataset.href ?? ''
    style.after(link)
  }
}

/**
 * A second after the page is alive (BEHAVIOURS 7): the rules of this build, but not on the slowest
 * networks, and from then on the pages that a visitor turns to, but not for who counts bytes.
 */
function lookAheadLater() {
  const { connection: { effectiveType = '', saveData = false } = {} } = navigator as {
    connection?: { effectiveType?: string; saveData?: boolean }
  }
  if (effectiveType === 'slow-2g') return
  setTimeout(() => {
    const rules = fetch(`/_nuxt/builds/meta/${buildId}.json`)
      .then((answer) => answer.json())
      .catch(() => undefined)
    if (!saveData && !effectiveType.includes('2g')) void lookAhead(router, rules)
  }, 1_000)
}

/** What was written without a network is sent from whichever page comes next (LEAD-22). */
function sendWhatWaits() {
  if (hasWaiting())
    void import('./forms/waiting.ts').then(({ watchForNetwork }) => watchForNetwork())
}

/**
 * The server answers an address in any letter case and with a trailing slash; the router knows one
 * spelling. Without this the page would not recognise itself and be drawn a second time.
 */
function spellAddress() {
  const { pathname, search, hash } = window.location
  const address = readAddress(pathname, new URLSearchParams(search))
  const [canonical] = address?.canonical.split('?') ?? []
  if (canonical && canonical !== pathname)
    window.history.replaceState(window.history.state, '', canonical + search + hash)
}
