import type { ArrayField } from 'payload'
import { fieldRights } from '../../platform/access/rights-of.ts'
import { say } from '../../platform/i18n/say.ts'

/** Who of the staff hears of what arrives here: decided and seen by those who may read it themselves. */
export const recipients: ArrayField = {
  name: 'recipients',
  type: 'array',
  label: say('من يصله التنبيه بالرسائل', 'Who is told of new messages'),
  labels: { singular: say('مستلم', 'Recipient'), plural: say('مستلمون', 'Recipients') },
  maxRows: 10,
  access: fieldRights('recipients'),
  fields: [{ name: 'email', type: 'email', label: say('البريد', 'E-mail'), required: true }],
}
