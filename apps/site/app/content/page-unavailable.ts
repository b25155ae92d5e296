/** The page's content cannot be read just now, by server or browser; or, with 500, something broke. */
export class PageUnavailable extends Error {
  override readonly name = 'PageUnavailable'
  readonly statusCode: 500 | 503

  constructor(statusCode: 500 | 503 = 503) {
    super()
    this.statusCode = statusCode
  }
}
