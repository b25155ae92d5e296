import type { ArrayField } from 'payload'
import { say } from './say.ts'

/** Who of the staff hears of what arrives here. Never public. */
export const recipients: ArrayField = {
  name: 'recipients',
  type: 'array',
  label: say('من يصله التنبيه بالرسائل', 'Who is told of new messages'),
  labels: { singular: say('مستلم', 'Recipient'), plural: say('مستلمون', 'Recipients') },
  maxRows: 10,
  fields: [{ name: 'email', type: 'email', label: say('البريد', 'E-mail'), required: true }],
}
