import type { Visit } from '#app/visit/visit.ts'

/**
 * Tells the site of a visit, as soon as the visitor allows it (ATTR-05). The address is the document's own, though the
 * visitor may be on another page by now. Nobody waits for the answer.
 */
export function tellVisit(visit: Visit): void {
  if (!window.$consent?.may('a')) {
    document.addEventListener('consent', () => tellVisit(visit), { once: true })
    return
  }
  const { landingPageUrl: url, referrer, language, screen } = visit.additionalInfo
  navigator.sendBeacon(
    '/api/touches',
    JSON.stringify({
      url,
      referrer,
      session: visit.sessionId,
      screen: [screen.width, screen.height],
      language,
      ago: Date.now() - Date.parse(visit.timestamp),
    }),
  )
}
