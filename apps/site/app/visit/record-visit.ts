/** Keeps the visit record on the visitor's device. Where nothing can be kept, it does nothing. */
import { addVisit, describeVisit, makeSessionId, readVisits } from './visit.ts'

const listKey = 'nuxt-utm-data'
const sessionKey = 'nuxt-utm-session-id'

/** Called once for each document, when the page has come to life; never for journeys inside it. */
export function recordVisit(): void {
  try {
    const visits = readVisits(localStorage.getItem(listKey))
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
    const after = addVisit(visits, visit)
    if (after !== visits) localStorage.setItem(listKey, JSON.stringify(after))
  } catch {
    // Storage is refused or full: the page is worth more than its record.
  }
}

/** One for each tab, for as long as it is open. */
function sessionId(): string {
  const known = sessionStorage.getItem(sessionKey)
  if (known) return known
  const made = makeSessionId()
  sessionStorage.setItem(sessionKey, made)
  return made
}
