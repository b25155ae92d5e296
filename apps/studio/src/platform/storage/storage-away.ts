/** The bucket does not answer, or refuses: nothing was kept, read or removed. Its cause says why. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway'

  constructor(cause: unknown) {
    super('The bucket of the studio’s files does not answer', { cause })
  }
}
