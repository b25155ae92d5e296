import { randomBytes, randomUUID } from 'node:crypto'
import type { Submission } from '@wajiha/contract'

/** A submission of its own, as the forms compose one. */
export const aSubmission = (more: Partial<Submission> = {}): Submission => ({
  id: randomUUID(),
  idempotencyKey: `d:${randomUUID()}`,
  reference: randomBytes(4).toString('hex'),
  form: 'contact',
  receivedAt: new Date().toISOString(),
  locale: 'ar',
  answers: { name: 'سارة العتيبي', email: 'sara@example.com', message: 'سطر\nسطر' },
  touches: [],
  quarantine: { score: 0, reasons: [] },
  ...more,
})
