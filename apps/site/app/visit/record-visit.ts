/**
 * Keeps the visit record on the visitor's device, as far as they allow it (ATTR-04), under the
 * names of BEHAVIOURS 1. Where nothing can be kept, it does nothing.
 */
import { type Arrival, inStorage } from './start/arrival.ts'
import { rememberVisit } from './this-visit.ts'
import { addVisit, describeVisit, makeSessionId, readVisits, type Visit } from './visit.ts'

const listKey = 'nuxt-utm-data'
const sessionKey = 'nuxt-utm-session-id'

/**
 * Called once for each document, when the page has come to life; never for journeys inside it. What
 * is not allowed yet waits in memory, with its time and its address, until it is.
 */
export function recordVisit({ href, referrer, at }: Arrival): Visit {
  const { userAgent, language } = navigator
  const { width, height } = screen
  const visit = describeVisit({
    now: at,
    search: new URL(href).search,
    sessionId: sessionId(),
    details: {
      referrer,
      userAgent,
      language,
      landingPageUrl: href,
      screen: { width, height },
    },
  })
  rememberVisit(visit)
  const obey = () => (window.$consent?.may('a') ? keep(visit) : forget())
  obey()
  document.addEventListener('consent', obey)
  return visit
}

const keep = (visit: Visit) =>
  inStorage(() => {
    sessionStorage.setItem(sessionKey, visit.sessionId)
    const visits = readVisits(localStorage.getItem(listKey))
    const after = addVisit(visits, visit)
    if (after !== visits) localStorage.setItem(listKey, JSON.stringify(after))
  })

const forget = () =>
  inStorage(() => {
    localStorage.removeItem(listKey)
    sessionStorage.removeItem(sessionKey)
  })

/** One for each tab, for as long as it is open. */
function sessionId(): string {
  let known: string | null = null
  inStorage(() => {
    known = sessionStorage.getItem(sessionKey)
  })
  return known ?? makeSessionId()
}
