/** Why there is no picture: an HTTP status, a name that programs know, and a sentence. */
export class ImageProblem extends Error {
  override readonly name = 'ImageProblem'
  readonly status: number
  /** Such as `IPX_FILE_NOT_FOUND`. */
  readonly code: string

  constructor(status: number, code: string, text: string) {
    super(text)
    this.status = status
    this.code = code
  }

  /** As it is answered: `[404] [IPX_FILE_NOT_FOUND] …`. */
  get wording(): string {
    return `[${this.status}] [${this.code}] ${this.message}`
  }
}
