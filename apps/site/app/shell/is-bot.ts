/** Who is known for reading pages by program, by the name it gives itself (BEHAVIOURS 9.4). */
const bots = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i

export const isBot = (userAgent: string): boolean => bots.test(userAgent)

/**
 * Whether a component's error is kept from a bot's page: it is logged, and no screen is drawn, so
 * that no search engine keeps one. Only in the browser; what the server says is the same for all.
 */
export function isKeptFromBot(error: Error, statusCode: number | undefined): boolean {
  if (typeof document === 'undefined' || statusCode !== undefined) return false
  const { userAgent } = navigator
  if (!isBot(userAgent)) return false
  console.error(`[nuxt] Not rendering error page for bot with user agent \`${userAgent}\``, error)
  return true
}
