/** One address asks for more at once than is its share: only its own wishes are put off. */
export class TooManyAsked extends Error {
  override readonly name = 'TooManyAsked'
  readonly retryAfter: number

  /** @param retryAfter seconds. */
  constructor(retryAfter = 2) {
    super('Too much is asked for at once')
    this.retryAfter = retryAfter
  }
}
