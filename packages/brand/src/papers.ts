/**
 * On which paper things lie that no editor chose one for.
 * How papers look is in `tokens.css`, what the studio calls them in
 * `paper-names.ts`; their keys are the contract's and the database's.
 */
import type { Paper } from '@wajiha/contract'

/** The paper of the agency's own pages, of the menu and of calls to action. */
export const housePaper: Paper = 'fustuq'

/** The paper of posts, authors and jobs. */
export const readingPaper: Paper = 'sama'

/** The paper of contact, testimonials and the missing-page screen. */
export const meetingPaper: Paper = 'ward'

/** The paper of pages that report an error of the site. */
export const faultPaper: Paper = 'lazaward'

/** Dark in both modes: what lies on it is light. */
export const isDarkPaper = (paper: Paper): boolean => paper === 'lazaward'

/** The tiles of the branches, which take them in turn. */
export const branchPapers = [
  housePaper,
  readingPaper,
  'zafaran',
] as const satisfies readonly Paper[]
