/** Days on which a link for somebody without an account may end: the dialog offers those that the studio signs. */
import { addDays } from '@wajiha/contract/zoned-time'

/** In days from today: what is proposed, and the last one. */
export const sharedDays = { usual: 7, most: 30 }

/** @param today and until: `2026-12-01`, by the agency's clock. */
export const mayEndOn = (until: string, today: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(until) && until >= today && until <= addDays(today, sharedDays.most)
