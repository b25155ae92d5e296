/** Files that a job may ask for beside the CV: a closed list, light enough for the browser (JOB-06). */

/** Each kind with the types it takes; the server tells a type by the bytes alone. */
export const fileTypesOf = {
  pdf: ['pdf'],
  word: ['doc', 'docx'],
  image: ['png', 'jpg'],
  zip: ['zip'],
} as const
export type FileKind = keyof typeof fileTypesOf
export type FileType = (typeof fileTypesOf)[FileKind][number]

/** In the order in which a recruiter chooses and a visitor reads them. */
export const fileKinds = ['pdf', 'word', 'image', 'zip'] as const satisfies readonly FileKind[]
export const fileTypes = ['pdf', 'doc', 'docx', 'png', 'jpg', 'zip'] as const

/** What the kinds are called in every language. */
export const fileKindNames: Record<FileKind, readonly string[]> = {
  pdf: ['PDF'],
  word: ['Word'],
  image: ['PNG', 'JPEG'],
  zip: ['ZIP'],
}

/** For the `accept` of an input: `['pdf', 'image']` → `.pdf,.png,.jpg,.jpeg`. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  kinds
    .flatMap((kind): readonly string[] => fileTypesOf[kind])
    .map((type) => (type === 'jpg' ? '.jpg,.jpeg' : `.${type}`))
    .join(',')
