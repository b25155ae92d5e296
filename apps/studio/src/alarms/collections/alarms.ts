import type { CollectionConfig } from 'payload'
import { isHiddenFrom, rightsOf } from '../../platform/access/rights-of.ts'
import { inSidebar, moment } from '../../platform/fields/builders.ts'
import { choices, say } from '../../platform/i18n/say.ts'
import { alarmEndpoints } from '../endpoints.ts'
import { kindChoices } from '../kinds.ts'

/**
 * What went wrong and until when: one row an incident, however many mails or leads it concerns (LEAD-12).
 * `src/alarms/` opens and closes them; channels are webhooks that hear `alarm.raised` and `alarm.solved`.
 */
export const alarms: CollectionConfig = {
  slug: 'alarms',
  labels: { singular: say('إنذار', 'Alarm'), plural: say('الإنذارات', 'Alarms') },
  admin: {
    group: say('الربط', 'Connections'),
    useAsTitle: 'kind',
    defaultColumns: ['kind', 'state', 'count', 'since', 'createdAt', 'solvedAt'],
    hidden: isHiddenFrom('alarms'),
  },
  defaultSort: '-createdAt',
  access: rightsOf('alarms'),
  endpoints: alarmEndpoints,
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: say('ما حدث', 'What happened'),
      required: true,
      index: true,
      options: kindChoices,
    },
    {
      name: 'count',
      type: 'number',
      label: say('العدد عند آخر إخبار', 'How many when last told'),
    },
    moment('since', 'منذ', 'Since'),
    inSidebar({
      name: 'state',
      type: 'select',
      label: say('الحال', 'State'),
      required: true,
      index: true,
      defaultValue: 'open',
      options: choices({ open: ['قائم', 'Open'], solved: ['انتهى', 'Solved'] }),
    }),
    inSidebar(moment('toldAt', 'آخر إخبار', 'Last told')),
    inSidebar({
      name: 'tellings',
      type: 'number',
      label: say('مرّات الإخبار', 'Times told'),
    }),
    inSidebar(moment('solvedAt', 'انتهى في', 'Solved')),
  ],
}
