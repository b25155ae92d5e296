import type { CollectionConfig } from 'payload'
import { deskActions, deskList, timeline } from '../admin/desk/views.ts'
import { attributionFields } from '../attribution/fields.ts'
import { leadAccess } from '../desk/access.ts'
import { leadEndpoints } from '../desk/endpoints.ts'
import { followUp, source, wish } from '../desk/lead-fields.ts'
import { tellLeadHistory } from '../desk/lead-history.ts'
import { followLeadRules } from '../desk/lead-rules.ts'
import { consent, fact, reach } from '../desk/parts.ts'
import { exportEndpoint } from '../exports/endpoint.ts'
import { say } from '../fields/say.ts'
import { anonymisedAt } from '../privacy/fields.ts'
import { noteReading } from '../privacy/watch-reads.ts'
import { announceLead } from '../webhooks/announce.ts'

/** Everybody who asked for something, from the first sentence to an agreement (LEAD-17). */
export const leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: say('عميل محتمل', 'Lead'), plural: say('العملاء المحتملون', 'Leads') },
  admin: {
    group: say('المكتب', 'Desk'),
    useAsTitle: 'name',
    defaultColumns: [
      'number',
      'name',
      'stage',
      'service',
      'owner',
      'dueAt',
      'nextActionAt',
      'createdAt',
    ],
    listSearchableFields: ['name', 'email', 'phoneE164', 'company', 'reference', 'message'],
    pagination: { defaultLimit: 50 },
    ...deskList,
  },
  access: leadAccess,
  endpoints: [exportEndpoint('leads'), ...leadEndpoints],
  hooks: {
    beforeChange: [followLeadRules],
    afterChange: [tellLeadHistory, announceLead],
    afterRead: [noteReading],
  },
  defaultSort: '-createdAt',
  trash: true,
  enableQueryPresets: true,
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: say('الطلب', 'Enquiry'), fields: [...reach, ...wish] },
        { label: say('المصدر', 'Source'), fields: [...attributionFields.map(fact), ...source] },
        { label: say('الموافقات', 'Consent'), fields: [consent] },
      ],
    },
    timeline,
    deskActions,
    ...followUp,
    anonymisedAt,
  ],
}
