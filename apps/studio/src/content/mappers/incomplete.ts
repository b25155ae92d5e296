/** Something lacks what publication would have made sure of. */
export class IncompleteDocument extends Error {
  override readonly name = 'IncompleteDocument'
}
