/**
 * Keeps the visit record on the visitor's device, as far as they allow it (ATTR-04), under the
 * names of BEHAVIOURS 1. Where nothing can be kept, it does nothing.
 */
import { rememberVisit } from './this-visit.ts'
import { addVisit, describeVisit, makeSessionId, readVisits } from './visit.ts'

const listKey = 'nuxt-utm-data'
const sessionKey = 'nuxt-utm-session-id'

/**
 * Called once for each document, when the page has come to life; never for journeys inside it. What
 * is not allowed yet waits in memory, with its time and its address, until it is.
 */
export function recordVisit(): void {
  const visit = describeVisit({
    now: new Date(),
    search: location.search,
    sessionId: sessionId(),
    details: {
      referrer: document.referrer,
      userAgent: navigator.userAgent,
      language: navigator.language,
      landingPageUrl: location.href,
      screen: { width: screen.width, height: screen.height },
    },
  })
  rememberVisit(visit)
  const obey = () => {
    try {
      if (window.$consent?.may('a')) {
        sessionStorage.setItem(sessionKey, visit.sessionId)
        const visits = readVisits(localStorage.getItem(listKey))
        const after = addVisit(visits, visit)
        if (after !== visits) localStorage.setItem(listKey, JSON.stringify(after))
      } else {
        localStorage.removeItem(listKey)
        sessionStorage.removeItem(sessionKey)
      }
    } catch {
      // Storage is refused or full: the page is worth more than its record.
    }
  }
  obey()
  document.addEventListener('consent', obey)
}

/** One for each tab, for as long as it is open. */
function sessionId(): string {
  try {
    const known = sessionStorage.getItem(sessionKey)
    if (known) return known
  } catch {
    // As if nothing were stored.
  }
  return makeSessionId()
}
