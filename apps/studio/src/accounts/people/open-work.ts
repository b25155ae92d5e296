/** What is open and somebody's. What is over needs nobody any more, and stays under the name of who did it. */
import type { Where } from 'payload'

export const open = {
  leads: (id: string): Where => ({
    owner: { equals: id },
    stage: { not_in: ['won', 'lost', 'spam', 'duplicate'] },
  }),
  applications: (id: string): Where => ({
    assignee: { equals: id },
    stage: { not_in: over },
  }),
  cards: (id: string): Where => ({ owner: { equals: id }, state: { not_equals: 'left' } }),
  /** Still to come: the applicant has been told of them. */
  interviews: (id: string): Where => ({
    'interview.by': { equals: id },
    'interview.at': { greater_than: new Date().toISOString() },
    stage: { not_in: over },
  }),
}

const over = ['hired', 'rejected', 'withdrawn', 'spam', 'duplicate']
