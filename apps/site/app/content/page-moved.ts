/** Thrown by a page's reader: another page of this site stands in its place, for now. */
export class PageMoved extends Error {
  override readonly name = 'PageMoved'
  /** With its language: `/en/our-projects`. */
  readonly location: string

  constructor(location: string) {
    super(location)
    this.location = location
  }
}
