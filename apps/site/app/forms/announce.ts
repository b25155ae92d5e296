import type { FormName } from '@wajiha/contract/form-checks'
import type { Message } from './deliver.ts'

/** A subscription counts once it is confirmed. */
const events: Partial<Record<FormName, string>> = {
  contact: 'generate_lead',
  campaign: 'generate_lead',
  exchange: 'generate_lead',
  apply: 'job_apply',
}

/**
 * Tells the tag manager of an accepted message, with no personal data: which form, and the message's own id, so that
 * it is counted once (LEAD-14).
 */
export function announce({ form, formKey, worth }: Message, id: string): void {
  const event = events[form]
  if (event) window.dataLayer?.push({ event, event_id: id, form, form_key: formKey, ...worth })
}
