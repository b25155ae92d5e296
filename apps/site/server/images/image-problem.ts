/** Why there is no picture: an HTTP status, a name that programs know, and a sentence. */
export class ImageProblem extends Error {
  override readonly name = 'ImageProblem'
  readonly status: number
  /** Such as `IPX_FILE_NOT_FOUND`. */
  readonly code: string
  /** Seconds after which asking again may help. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, text: string, retryAfter?: number) {
    super(text)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter ?? (status === 503 ? 2 : undefined)
  }

  /** As it is answered: `[404] [IPX_FILE_NOT_FOUND] …`. */
  get wording(): string {
    return `[${this.status}] [${this.code}] ${this.message}`
  }
}

export const notAPicture = () =>
  new ImageProblem(400, 'IPX_INVALID_IMAGE', 'This is not a picture that can be read')
