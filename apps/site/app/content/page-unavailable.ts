/** The page's content cannot be read just now, by server or browser. The server answers 503. */
export class PageUnavailable extends Error {
  override readonly name = 'PageUnavailable'
  readonly statusCode = 503
}
