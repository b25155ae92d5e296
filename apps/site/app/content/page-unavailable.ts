/**
 * The page's content cannot be read just now, by server or browser; or, with 500, something broke; 405: it
 * takes nothing; 429: somebody asks for too much.
 */
export class PageUnavailable extends Error {
  override readonly name = 'PageUnavailable'
  readonly statusCode: 405 | 429 | 500 | 503

  /** @param reference of the request that failed, as our log has it. */
  constructor(statusCode: 405 | 429 | 500 | 503 = 503, reference?: string) {
    super(`HTTP ${statusCode}${reference ? ` ${reference}` : ''}`)
    this.statusCode = statusCode
  }
}

/**
 * The status of a failure; nothing for one without. Of an error that the server met, the browser is
 * handed the message alone.
 */
export function statusCodeOf(error: unknown): number | undefined {
  const { statusCode, message } = error as { statusCode?: number; message?: string }
  return statusCode ?? (Number(/^HTTP (\d+)(?: \w+)?$/.exec(message ?? '')?.[1]) || undefined)
}

/** Under which our log tells of a failure; nothing for one that nobody noted. */
export const referenceOf = (error: unknown): string | undefined =>
  /^HTTP \d+ (\w+)$/.exec((error as { message?: string }).message ?? '')?.[1]
