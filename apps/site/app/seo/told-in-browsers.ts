import type { ForSearch } from './page-description.ts'

/** The browser's half of `told-in-documents.ts`: nothing. */
export const inDocumentsOnly = (_: ForSearch): ForSearch | undefined => undefined
