/**
 * Tells the site of the visit that brought this document, as soon as the visitor allows it (ATTR-05). The
 * address is the document's own, though the visitor may be on another page by now. Nobody waits for the answer.
 */
export function tellVisit(): void {
  if (!window.$consent?.may('a')) {
    document.addEventListener('consent', tellVisit, { once: true })
    return
  }
  const [entry] = performance.getEntriesByType('navigation')
  navigator.sendBeacon(
    '/api/touches',
    JSON.stringify({
      url: entry?.name ?? location.href,
      referrer: document.referrer,
      session: sessionId(),
      screen: [screen.width, screen.height],
      language: navigator.language,
      ago: Math.round(performance.now()),
    }),
  )
}

/** The tab's own, as the visit record has it (BEHAVIOURS 1). */
function sessionId(): string | null {
  try {
    return sessionStorage.getItem('nuxt-utm-session-id')
  } catch {
    return null
  }
}
