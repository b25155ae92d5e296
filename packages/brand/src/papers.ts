/**
 * On which paper things lie that no editor chose one for.
 * How papers look is in `tokens.css`, what the studio calls them in
 * `paper-names.ts`; their keys are the contract's and the database's.
 */
import type { Paper } from '@wajiha/contract'

/** Of the agency itself: its pages, its menu, its calls. */
export const housePaper: Paper = 'fustuq'

/** Of what is read and of seats: the notebook, its authors, jobs. */
export const readingPaper: Paper = 'sama'

/** Of meeting: contact, voices, and the way that was lost. */
export const meetingPaper: Paper = 'ward'

/** Of a fault of ours. */
export const faultPaper: Paper = 'lazaward'

/** Dark in both modes: what lies on it is light. */
export const isDarkPaper = (paper: Paper): boolean => paper === 'lazaward'

/** The tiles of the branches, which take them in turn. */
export const branchPapers = [
  housePaper,
  readingPaper,
  'zafaran',
] as const satisfies readonly Paper[]
